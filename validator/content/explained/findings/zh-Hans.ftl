# 从检查结果指向说明的一行。
what-it-means = 意思是什么：proofpress explain { $code } --lang zh-Hans
what-they-mean = 意思是什么：proofpress explain CODE --lang zh-Hans，CODE 换成 { $codes }
not-a-page = 这不是一页对发现的说明：{ $words }
