## 遊戲進行
# 終端機上旁白與提問的句子。

player-name = 玩家{ $number }
one-die = { a-die }
one-world = { colour-of-world }星球
some-world = { colour-of-world }星球
some-dice = { $count }顆{ a-die }
one-shipper = { $virtual ->
        [0] { a-die }
       *[1] 板塊提供的{ colour-of-die }工人
    }
dice-into = { $dice }（{ $place }）
dice-onto = { $dice }（{ $place }上的貨品）
produced-on = { some-world }得{ $dice }
workers-of = { $column }{ $dice }
phase-manage = 管理
stack-developments = 建設疊
stack-worlds = 星球疊
place-dictated = 移出的骰子

# 發生的事
tell-start = { $player }的派系是「{ $faction }」，母星是「{ $home }」。
tell-start-with = { $player }起始有{ some-credits }；骰盅：{ $cup }；公民區：{ $citizenry }。
tell-first-tiles = { $player }開始建造{ $development }和{ $world }。
tell-round = 第{ $round }回合。
tell-wild = { $player }把擲出任意面的{ a-die }放到{ $phase }。
tell-dictate = { $player }把{ $column }的{ a-die }放到一旁來下指令。
tell-move = { $player }以「{ $face }」把一顆{ a-die }從{ $column }調到{ $phase }。
tell-move-dictated = { $player }下指令，把一顆{ a-die }從{ $column }調到{ $phase }。
tell-selected = { $player }用{ a-die }選擇{ $phase }。
tell-selected-none = { $player }沒有工人可以選擇階段。
tell-workers = { $player }的其他工人：{ $workers }。
tell-extra = 額外的骰子擲出{ $phase }。
tell-extra-wild = 額外的骰子擲出任意面，不帶來階段。
tell-phases = 本回合的階段：{ $phases }。
tell-no-phases = 沒有階段進行。
tell-phase = 【{ $phase }】
tell-nobody = 【{ $phase }】無人行動。
tell-stock = { $player }用{ $dice }儲備，得{ some-credits }，共有{ $total }。
tell-scout = { $player }用{ $virtual ->
        [0] { a-die }
       *[1] 板塊提供的{ colour-of-die }工人
    }搜索。
tell-draw = { $player }抽{ $tiles }片板塊。
tell-abandon = { $player }把「{ $face }」放到一旁。
tell-place = { $player }把「{ $face }」{ $where ->
        [only] 放在空的{ $stack }
        [below] 放到{ $stack }底部
        [top] 放到{ $stack }頂端
       *[between] 插進{ $stack }
    }。
tell-rearrange = { $player }拿起建造區的所有板塊，重新擺放。
tell-complete = { $player }用{ $dice }完成{ $face }。
tell-complete-free = { $player }不花骰子就完成{ $face }。
tell-wait = { $player }把{ $dice }放到{ $face }上，還缺{ $left }顆。
tell-nothing-to-build = { $player }沒有板塊可建造，{ $dice }回到骰盅。
tell-return = { $player }讓花掉的{ $dice }回到骰盅，不放到公民區。
tell-gains = { $player }因「{ $face }」得到{ $gains }。
tell-remove = { $player }把{ $place }的一顆{ a-die }放回公共區。
tell-produce = { $player }生產貨品：{ $goods }。
tell-no-room = { $player }沒有空位再放貨品，{ $dice }回到骰盅。
tell-trade = { $player }用{ $shipper }交易{ $world }上的{ a-die }，得{ some-credits }，共有{ $total }。
tell-consume = { $player }用{ $shipper }消費{ $world }上的{ a-die }，得{ some-points }，籌碼共{ $chips }分。
tell-no-good = { $player }沒有貨品可再運送，{ $dice }回到骰盅。
tell-buy = { $player }以「{ $face }」用{ some-credits }買{ some-points }，籌碼共{ $chips }分。
tell-powers = { $player }因其他板塊的能力得{ some-credits }，共有{ $total }。
tell-no-tiles = 已無板塊可抽，{ $player }改為儲備，得{ some-credits }，共有{ $total }。
tell-end-credits = { $player }因「{ $face }」得{ some-credits }，共有{ $total }。
tell-end-points = { $player }因「{ $face }」得{ some-points }，籌碼共{ $chips }分。
tell-recruit = { $player }付{ some-credits }招募{ $dice }，剩{ $total }信用。
tell-recall = { $player }從{ $place }召回{ $dice }。
tell-given-credit = { $player }沒有信用了，得1信用。
tell-standing = 第{ $round }回合後，{ $player }有{ some-credits }，骰盅{ $cup }顆，版圖{ $tiles }片，{ some-points }。
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
ask-reassign = 用哪個能力調派工人，或是先下指令？
ask-move = 移動哪個工人？
ask-dictate = 把哪個工人放到一旁來下指令？
ask-explore = 探索者做什麼？
ask-abandon = 抽板塊之前把哪一片放到一旁？
ask-place = 這片板塊放在哪裡？{ $development }／{ $world }
ask-rearrange = 要重新擺放建造區的板塊嗎？
ask-place-worker = 哪個工人去「{ $tile }」？還要放{ $count ->
    [1] 1個
   *[other] { $count }個，依清單由上往下選
}
ask-spend = 哪個工人用在「{ $tile }」？還要用{ $count ->
    [1] 1個
   *[other] { $count }個，依清單由上往下選
}
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
option-no-tile = 不再放到一旁
option-leave = 不動
option-stop = 停止
option-no-points = 不買
option-no-recruit = 不招募
option-no-die = 沒有骰子
option-select = { $phase }：用{ $column }的{ $die }
option-power = 「{ $face }」：{ $text }
option-move = { $die }從{ $column }移到{ $phase }
option-dictate = 把{ $column }的{ $die }放到一旁
option-dictate-selector = 移出選擇階段的骰子
option-stock = 用{ $die }儲備
option-scout = 用{ $die }搜索
option-abandon = 把「{ $face }」放到一旁
option-place-under = 「{ $face }」：{ $stack }，「{ $other }」之下
option-place-top = 「{ $face }」：{ $stack }頂
option-rearrange = 拿起來重新擺放
option-die-at = { $die }（{ $place }）
option-produce = { $die }放在{ $world }
option-trade = 用{ $shipper }：交易{ $world }上的{ a-die }
option-consume = 用{ $shipper }：消費{ $world }上的{ a-die }

# 看得到的局面
see-round = 第{ $round }回合；籌碼堆還有{ $pool }分；袋中還有{ $bag }片
see-player = { $player }：{ some-credits }，籌碼{ some-points }；骰盅：{ $cup }；公民區：{ $citizenry }
see-tableau = { "  " }版圖：{ $faces }
see-own-tableau = { $player }（你）的版圖：
see-selected = { "  " }用{ a-die }選擇{ $phase }
see-workers = { "  " }工人：{ $workers }
see-dictated = { "  " }移出來下指令：{ $dice }
see-goods = { "  " }{ $place }上的貨品：{ $dice }
see-stack = { "  " }{ $stack }（{ $tiles }片）：{ $face }［需要{ $need }顆；已有：{ $dice }］
see-below = { "  " }其下：{ $faces }
