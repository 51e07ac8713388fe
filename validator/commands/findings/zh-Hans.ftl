# 各个命令的检查结果。
cell-too-long = 有个单元格的内容超过电子表格装得下的量：{ $cell }
no-field-name = 这不能当作字段的名称
letters-and-digits = a 到 z 的字母和数字，例如 cost
