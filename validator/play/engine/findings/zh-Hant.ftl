# 棋譜的檢查結果。
too-short = 棋譜至少有開頭和結尾
too-many-choices = 棋譜最多有 { $most } 次選擇
dice-for-other-seats = 有 { $seats } 個座位，骰子卻是 { $dice } 個座位的
not-the-header = 這一行不是棋譜的開頭：{ $why }
not-the-choice = 這一行不是棋譜裡的選擇：{ $why }
not-the-end = 這一行不是棋譜的結尾：{ $why }
not-the-pause = 這一行不是棋譜的暫停處：{ $why }
control-character = { $field } 裡有控制字元：{ $character }
