# 終端機對玩家說的話，繁體中文；遊戲本身的句子在各套內容裡。

word-help = ?
word-show = 查看
word-table = 局面
word-undo = 悔棋
word-save = 存檔

asked = 玩家{ $number }：
hint = （輸入 ? 可看還能輸入什麼。）
many-answers = 共有{ $count }個選項：輸入其中一部分，例如名稱，就會列出符合的選項。
no-answer = 請輸入1到{ $count }的數字，或輸入 ? 看還能輸入什麼。

help-answer = 1到{ $count }：選項的號碼
help-show = { $word } 名稱（或 show）：查看盒中任何一張牌或配件，可用編號、名稱或名稱的一部分
help-table = { $word }（或 table）：再看一次整個局面和問題
help-undo = { $word }（或 undo）：收回上一個選擇，前提是之後沒有揭露新的事物
help-save = { $word }（或 save）：離開遊戲，以後再繼續

show-what = 請輸入要看什麼：編號、名稱或名稱的一部分。
show-nothing = 這套內容裡沒有「{ $name }」。
show-several = 有{ $count }種符合「{ $name }」：
show-more = ……還有{ $count }種；請輸入更完整的名稱或編號。
show-one = { $name }（{ $kind }，{ $id }{ $count ->
        [1] {""}
       *[other] ，{ $count }份
    }）

undone = 已收回。
undo-nothing = 沒有可以收回的選擇：你還沒有選過。
undo-others = 玩家{ $number }之後已經選擇，你的選擇不能再收回。
undo-revealed = 你的選擇揭露了原本看不到的事物，不能再收回。

input-ended = 遊戲還沒結束，輸入就中斷了；沒有存檔
saved = 已存檔：{ $file }
go-on = 要繼續：proofpress play { $file }
goes-on = 遊戲繼續。
transcript = 對局紀錄：{ $file }

tell-game = 測試 { $run } 的第 { $game } 局，照原樣重新講述。句子前的數字是這句話所講的選擇的編號。
tell-won = （勝）
tell-about = 座位 { $seat }
tell-listed = { $count ->
        [0] 這次測試裡沒有這樣的對局。
       *[other] 共 { $count } 局；在 --tell 後面寫上其中一個編號，便可逐步講述那一局。
    }
tell-on = 想從某個選擇起自己接著玩，就加上 --play-on 選擇:座位，選擇的編號從 0 到 { $last }。
