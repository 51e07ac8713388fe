# What is said of findings when a set is judged.
search-given-up = 为了找出是哪些修改造成这些结果，试了 { $count } 个去掉部分修改的套装，没有找完就停了；关于所扩展套装的结果，可能标在别的修改处
