## 遊戲進行
# 終端機上旁白與提問的句子。

player-name = 玩家{ $number }
one-die = { a-die }
one-world = { colour-of-world }星球
count-of = { $name }{ $count }個
virtual = 虛擬
phase-manage = 管理帝國
stack-developments = 建設疊
stack-worlds = 星球疊
place-dictated = 移出的骰子

# 發生的事
tell-start = { $player }從「{ $faces }」出發。
tell-first-tiles = { $player }開始建造「{ $development }」和「{ $world }」。
tell-round = 第{ $round }回合。
tell-selected = { $player }用{ $die }選擇{ $phase }。
tell-selected-none = { $player }沒有選擇階段。
tell-extra = 額外的骰子擲出{ $phase }。
tell-extra-wild = 額外的骰子擲出任意面，不帶來階段。
tell-phases = 本回合的階段：{ $phases }。
tell-no-phases = 沒有階段進行。
tell-phase = 【{ $phase }】
tell-stock = { $player }用{ $die }儲備。
tell-scout = { $player }用{ $die }搜索。
tell-draw = { $player }抽{ $tiles }片板塊。
tell-abandon = { $player }放棄「{ $face }」。
tell-place = { $player }把「{ $face }」放進{ $stack }。
tell-rearrange = { $player }拿起建造區的所有板塊，重新擺放。
tell-complete = { $player }完成「{ $face }」。
tell-gains = 「{ $face }」：{ $text }
tell-remove = { $player }把一顆{ $die }放回公共區。
tell-produce = { $player }生產：{ $goods }。
tell-produce-nothing = { $player }沒有生產。
tell-trade = { $player }交易{ $world }上的{ $die }。
tell-consume = { $player }消費{ $world }上的{ $die }。
tell-buy = { $player }用{ some-credits }買{ some-points }。
tell-credits = { $player }得{ some-credits }，共有{ $total }。
tell-points = { $player }得{ some-points }，籌碼共{ $total }分。
tell-recruit = { $player }招募{ $dice }。
tell-recall = { $player }召回{ $dice }（{ $place }）。
tell-standing = { $player }：{ some-credits }，骰盅{ $cup }顆，版圖{ $tiles }片，{ some-points }。
ended-tableau = { $players }已有{ $tiles }片板塊或更多。
ended-pool = 籌碼堆的分數已經用完。
ended-both = { $players }已有{ $tiles }片板塊或更多，籌碼堆的分數也已經用完。
tie-cup = { $players }平手，信用與骰盅中的骰子合計較多者獲勝：{ $most }比{ $next }。
tie-tiles = { $players }平手，信用與骰盅中的骰子也一樣多，板塊較多者獲勝：{ $most }比{ $next }。
tie-shared = { $players }平手，不再分勝負。
tell-end = 遊戲結束。
tell-score = { $player }：籌碼{ $chips }分，板塊{ $tiles }分，額外計分{ $bonuses }分，共{ $total }分。
tell-winner = { $player }獲勝。
tell-winners = { $players }並列獲勝。

# 提問
ask-first-tiles = 開始建造哪一項建設和哪一顆星球？
ask-wild = 擲出任意面的{ $die }給哪個階段？
ask-select = 選擇哪個階段？用哪個工人？
ask-reassign = 用哪個能力調派工人？
ask-move = 移動哪個工人？
ask-dictate = 移出哪個工人來下指令？
ask-explore = 探索者做什麼？
ask-abandon = 抽板塊之前放棄哪一片？
ask-place = 這片板塊放在哪裡？{ $development }／{ $world }
ask-rearrange = 要重新擺放建造區的板塊嗎？
ask-place-worker = 哪個工人去「{ $tile }」？還要{ $count }個
ask-spend = 哪個工人用在「{ $tile }」？還要{ $count }個
ask-return = 哪個工人回到骰盅？
ask-remove = 把哪顆骰子放回公共區？
ask-produce = 哪個生產者成為貨品，放在哪裡？
ask-ship = 運送者做什麼？
ask-buy = 要買分數嗎？
ask-recruit = { $die }招募幾顆？每顆付1信用
ask-recall = 召回哪些骰子？

# 選項
option-first-tiles = { $development }／{ $world }
option-no-tiles = 沒有板塊
option-no-worker = 沒有工人，不選擇
option-no-dictate = 不下指令
option-no-tile = 不再放棄
option-leave = 不動
option-stop = 停止
option-no-points = 不買
option-no-die = 沒有骰子
option-select = { $phase }：用{ $column }的{ $die }
option-power = 「{ $face }」：{ $text }
option-move = { $die }從{ $column }移到{ $phase }
option-dictate = 移出{ $column }的{ $die }
option-dictate-selector = 移出選擇階段的骰子
option-stock = 用{ $die }儲備
option-scout = 用{ $die }搜索
option-abandon = 放棄「{ $face }」
option-place-under = 「{ $face }」：{ $stack }，「{ $other }」之下
option-place-top = 「{ $face }」：{ $stack }頂
option-rearrange = 拿起來重新擺放
option-die-at = { $die }（{ $place }）
option-produce = { $die }放在{ $world }
option-trade = 用{ $virtual }{ $shipper }：交易{ $world }上的{ $die }
option-consume = 用{ $virtual }{ $shipper }：消費{ $world }上的{ $die }

# 看得到的局面
see-round = 第{ $round }回合；籌碼堆還有{ $pool }分；袋中還有{ $bag }片
see-player = { $player }：{ some-credits }，籌碼{ some-points }；骰盅：{ $cup }；公民區：{ $citizenry }
see-tableau = { "  " }版圖：{ $faces }
see-goods = { "  " }貨品，{ $place }：{ $dice }
see-column = { "  " }{ $column }：{ $dice }
see-stack = { "  " }{ $stack }（{ $tiles }片）：{ $face }［需要{ $need }；已有：{ $dice }］
