# What is said of findings when a set is judged.
search-given-up = 為了找出是哪些修改造成這些結果，試了 { $count } 個去掉部分修改的套裝，沒有找完就停了；關於所延伸套裝的結果，可能標在別的修改處
