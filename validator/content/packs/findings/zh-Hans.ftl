# 打包文件的检查结果：多半接在文件的名称之后。
not-packed = { $name } 不能打包：它{ $fault }
two-sets = 所扩展的套装中有两个都叫 { $name }，一个在这个套装旁边，一个在里面；请给其中一个改名
in-the-pack = 打包文件里的 { $name } { $fault }
the-file = 这个文件{ $fault }

twice = 出现了两次
differs-in-capitals = 和 { $other } 只差在大小写或重音
folder-too = 同时也是 { $other } 所在文件夹的名称
folder-differs-in-capitals = 和文件夹 { $other } 只差在大小写或重音
outside = 不是套装文件夹里的路径
strange-character = 的名称含有并非各系统都能用的字符
too-long = 的名称太长，或放得太深
ends-in-blank = 的名称以句点或空格开头或结尾
device = 的名称在某些系统上是设备名称
other-kind = 不是套装会有的文件种类
as-name = 当作套装的名称时：它{ $fault }

has = 所在的套装有 { $what }
holds = 含有 { $what }
unfolds-to = 解开后有 { $what }
drawing-not-utf8 = 不是 UTF-8 的图画
runs-in-drawing = 图画里的 { $what }
macros = 电子表格里的宏或对象
files = { $count } 个文件；最多 { $most } 个
bytes = { $count } 字节；最多 { $most }
file-of = 一个 { $count } 字节的文件；最多 { $most }

not-read-as-pack = 无法当作 Proofpress 的打包文件读取（{ $why }）
no-pack = 不是 Proofpress 的打包文件
other-pack = 不是 Proofpress 所写的那种打包文件
list-not-first = 不是 Proofpress 的打包文件：{ $list } 没有排在最前面
of-format = 的格式是 { $found }；这个 Proofpress 读取格式 { $format }
not-read = 无法读取：{ $why }
changed = 被改过：和打包文件的列表不符
ends-early = 的名称提早结束
no-plain-file = 不是普通的文件
locked = 用密码锁住了
packed-otherwise = 的压缩方式不是 Proofpress 打包文件所用的
unfolds-too-far = 解开后超过原来大小的 { $times } 倍
larger-than = 超过 { $most } 字节
missing = 不见了
unlisted = 不在列表里
of-other-size = 有 { $count } 字节，不是 { $listed }
other-order = 列表里文件的顺序和实际的不同
not-its-size = 没有它所说的 { $size } 字节
