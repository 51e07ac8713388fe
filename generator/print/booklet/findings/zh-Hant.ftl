# 小冊子自己的話。
for-just = { $players }人
for-players = { $least ->
    [1] { $most ->
        [1] 1人遊戲
       *[other] 1到{ $most }人
    }
   *[other] { $least }到{ $most }人
}
subtitle = 遊戲說明
notice = 以 Proofpress 製作；Proofpress 與本遊戲的出版者、設計者、經銷者都沒有關係，也未經他們認可。
chapter-goal = 遊戲目標
differs = 與《{ $base }》的不同
chapter-box = 內容物
chapter-setup = 遊戲準備
chapter-turn = 圖解一回合
chapter-course = 遊戲流程
chapter-examples = 範例
chapter-rules = 完整規則
chapter-scoring = 計分
chapter-questions = 問與答
chapter-key = 圖示與用語
chapter-cards = 配件一覽
chapter-index = 索引
chapter-aid = 速查
chapter-notes = 筆記
counted = { $count } × { $name }
table = 桌面
player = 玩家{ $number }
table-for = { $players }人遊戲的桌面
sample = 一場實際遊戲的計分
sample-after = 一場實際遊戲的計分（假設打完{ $rounds }回合就結束）

# 文字裡的錯誤。
unknown-picture = 小冊子沒有 { $name } 這種圖；可用的有 { $known }
no-piece = 沒有部件 { $name } 可以放進小冊子
no-back = 沒有部件 { $name }，小冊子無法顯示它的背面
no-kind = 沒有 { $name } 這種部件可以放進小冊子
no-icon = 沒有圖示 { $name } 可以放進小冊子
no-table = 桌面只能顯示最少（fewest）或最多（most）人數，不能是 { $name }
no-example = 小冊子沒有範例 { $name }
no-score = 計分不需要 { $name }
overflow = { $language }：小冊子放不進 { $pages } 頁
missing-glyph = { $language }：沒有字型畫得出 { $character }（小冊子）
rulebook-glyph = 說明書裡的 { $character } 沒有字型能畫
the-rulebook = 說明書
raw-mark = 說明書會照樣印出這些標記
marks-of-booklet = 標題前的「## 」和「### 」，條目和步驟前的「- 」和「1. 」，**粗體**，[icon:名稱]，以及單獨一行的 ![文字](piece:ID)
unread-rulebook = 這份說明書沒有被讀取
