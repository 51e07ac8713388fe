# `proofpress train` 所說的話，繁體中文。

learned = 共{ $games }局，把其中{ $labels }個選項各自玩到結束，學到這套內容裡{ $words }個詞各值多少。
agreement = 對沒有學過的對局，評價與結局相符的程度：不用所學為{ $hand }，用了所學為{ $learned }（1表示完全相符）。
stopped = 已停止。{ $games }局的{ $labels }個選項已保存；再下一次同樣的指令就會接著做。
tried = { $player }用上所學，與不用所學的自己對局{ $games }局，贏了{ $won }%（{ $least }到{ $most }%；50%表示沒有差別）。
worth = 明顯較好：至少{ $needed }%，而且整個區間都在50%以上。
not-worth = 並沒有明顯較好：需要至少{ $needed }%，而且整個區間都在50%以上。
adopted = 從現在起，這套內容的玩家會用上所學：{ $file }
left-out = 這套內容的玩家仍然不用所學；沒有任何程式會讀取{ $file }。
try-it = 玩家還不會用上所學。要看它是否讓玩家變強：proofpress train { $set } --try 400；變強就採用：--adopt
stale = 先前的{ $file }仍然有效；刪掉它，玩家就不再使用。
written = 學到的內容：{ $file }
