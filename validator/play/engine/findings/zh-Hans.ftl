# 棋谱的检查结果。
too-short = 棋谱至少有开头和结尾
too-many-choices = 棋谱最多有 { $most } 次选择
dice-for-other-seats = 有 { $seats } 个座位，骰子却是 { $dice } 个座位的
not-the-header = 这一行不是棋谱的开头：{ $why }
not-the-choice = 这一行不是棋谱里的选择：{ $why }
not-the-end = 这一行不是棋谱的结尾：{ $why }
not-the-pause = 这一行不是棋谱的暂停处：{ $why }
control-character = { $field } 里有控制字符：{ $character }
