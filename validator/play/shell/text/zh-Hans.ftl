# 终端机对玩家说的话，简体中文；游戏本身的句子在各套内容里。

word-help = ?
word-show = 查看
word-table = 局面
word-undo = 悔棋
word-save = 存档

asked = 玩家{ $number }：
hint = （输入 ? 可看还能输入什么。）
many-answers = 共有{ $count }个选项：输入其中一部分，例如名称，就会列出符合的选项。
no-answer = 请输入1到{ $count }的数字，或输入 ? 看还能输入什么。

help-answer = 1到{ $count }：选项的号码
help-show = { $word } 名称（或 show）：查看盒中任何一张牌或配件，可用编号、名称或名称的一部分
help-table = { $word }（或 table）：再看一次整个局面和问题
help-undo = { $word }（或 undo）：收回上一个选择，前提是之后没有揭露新的事物
help-save = { $word }（或 save）：离开游戏，以后再继续

show-what = 请输入要看什么：编号、名称或名称的一部分。
show-nothing = 这套内容里没有“{ $name }”。
show-several = 有{ $count }种符合“{ $name }”：
show-more = ……还有{ $count }种；请输入更完整的名称或编号。
show-one = { $name }（{ $kind }，{ $id }{ $count ->
        [1] {""}
       *[other] ，{ $count }份
    }）

undone = 已收回。
undo-nothing = 没有可以收回的选择：你还没有选过。
undo-others = 玩家{ $number }之后已经选择，你的选择不能再收回。
undo-revealed = 你的选择揭露了原本看不到的事物，不能再收回。

input-ended = 游戏还没结束，输入就中断了；没有存档
saved = 已存档：{ $file }
go-on = 要继续：proofpress play { $file }
goes-on = 游戏继续。
transcript = 对局记录：{ $file }

tell-game = 测试 { $run } 的第 { $game } 局，照原样重新讲述。句子前的数字是这句话所讲的选择的编号。
tell-won = （胜）
tell-about = 座位 { $seat }
tell-listed = { $count ->
        [0] 这次测试里没有这样的对局。
       *[other] 共 { $count } 局；在 --tell 后面写上其中一个编号，便可逐步讲述那一局。
    }
tell-on = 想从某个选择起自己接着玩，就加上 --play-on 选择:座位，选择的编号从 0 到 { $last }。
