# 打包檔的檢查結果：多半接在檔案的名稱之後。
not-packed = { $name } 不能打包：它{ $fault }
two-sets = 所擴展的套裝中有兩個都叫 { $name }，一個在這個套裝旁邊，一個在裡面；請替其中一個改名
in-the-pack = 打包檔裡的 { $name } { $fault }
the-file = 這個檔案{ $fault }

twice = 出現了兩次
differs-in-capitals = 和 { $other } 只差在大小寫或重音
folder-too = 同時也是 { $other } 所在資料夾的名稱
folder-differs-in-capitals = 和資料夾 { $other } 只差在大小寫或重音
outside = 不是套裝資料夾裡的路徑
strange-character = 的名稱含有並非各系統都能用的字元
too-long = 的名稱太長，或放得太深
ends-in-blank = 的名稱以句點或空白開頭或結尾
device = 的名稱在某些系統上是裝置名稱
other-kind = 不是套裝會有的檔案種類
as-name = 當作套裝的名稱時：它{ $fault }

has = 所在的套裝有 { $what }
holds = 含有 { $what }
unfolds-to = 解開後有 { $what }
drawing-not-utf8 = 不是 UTF-8 的圖畫
runs-in-drawing = 圖畫裡的 { $what }
macros = 試算表裡的巨集或物件
files = { $count } 個檔案；最多 { $most } 個
bytes = { $count } 位元組；最多 { $most }
file-of = 一個 { $count } 位元組的檔案；最多 { $most }

not-read-as-pack = 無法當作 Proofpress 的打包檔讀取（{ $why }）
no-pack = 不是 Proofpress 的打包檔
other-pack = 不是 Proofpress 所寫的那種打包檔
list-not-first = 不是 Proofpress 的打包檔：{ $list } 沒有排在最前面
of-format = 的格式是 { $found }；這個 Proofpress 讀取格式 { $format }
not-read = 無法讀取：{ $why }
changed = 被改過：和打包檔的清單不符
ends-early = 的名稱提早結束
no-plain-file = 不是普通的檔案
locked = 用密碼鎖住了
packed-otherwise = 的壓縮方式不是 Proofpress 打包檔所用的
unfolds-too-far = 解開後超過原來大小的 { $times } 倍
larger-than = 超過 { $most } 位元組
missing = 不見了
unlisted = 不在清單裡
of-other-size = 有 { $count } 位元組，不是 { $listed }
other-order = 清單裡檔案的順序和實際的不同
not-its-size = 沒有它所說的 { $size } 位元組
