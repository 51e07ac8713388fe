# `proofpress train` 所说的话，简体中文。

learned = 共{ $games }局，把其中{ $labels }个选项各自玩到结束，学到这套内容里{ $words }个词各值多少。
agreement = 对没有学过的对局，评价与结局相符的程度：不用所学为{ $hand }，用了所学为{ $learned }（1表示完全相符）。
stopped = 已停止。{ $games }局的{ $labels }个选项已保存；再下一次同样的命令就会接着做。
tried = { $player }用上所学，与不用所学的自己对局{ $games }局，赢了{ $won }%（{ $least }到{ $most }%；50%表示没有差别）。
worth = 明显较好：至少{ $needed }%，而且整个区间都在50%以上。
not-worth = 并没有明显较好：需要至少{ $needed }%，而且整个区间都在50%以上。
adopted = 从现在起，这套内容的玩家会用上所学：{ $file }
left-out = 这套内容的玩家仍然不用所学；没有任何程序会读取{ $file }。
try-it = 玩家还不会用上所学。要看它是否让玩家变强：proofpress train { $set } --try 400；变强就采用：--adopt
stale = 先前的{ $file }仍然有效；删掉它，玩家就不再使用。
written = 学到的内容：{ $file }
