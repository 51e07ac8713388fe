# 所学内容的检查结果。
of-another-set = 这是从别的套装学到的，所以玩家不会用它；proofpress train 会重新学习
of-another-version = 这是以另一版的局面描述学到的，所以玩家不会用它；proofpress train 会重新学习
said-by-no-card = 这个套装没有卡片这么说
