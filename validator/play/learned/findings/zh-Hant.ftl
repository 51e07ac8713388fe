# 所學內容的檢查結果。
of-another-set = 這是從別的套裝學到的，所以玩家不會用它；proofpress train 會重新學習
of-another-version = 這是以另一版的局面描述學到的，所以玩家不會用它；proofpress train 會重新學習
said-by-no-card = 這個套裝沒有卡片這麼說
