# 几局随机对局发现规则有哪些问题。
never-ends = { $seats } 位玩家时，规则永远不会结束
falls-too-low = 在一局 { $seats } 位玩家的随机对局里，{ $number } 低于允许的最小值
or-more = { $least } 或以上
never-taken = { $games } 局随机对局里，没有人能执行行动 { $action }
block-fails = 在这里试玩的随机对局里，Python 程序块出错了
