## 遊戲進行
# 終端機上旁白與提問的句子。每一組的句子都會得到該組全部的值。

player-name = 玩家{ $number }
place-name = 第{ $column }直行第{ $row }橫列
projectile-small-meteor = 小隕石
projectile-large-meteor = 大隕石
projectile-small-shot = 小砲火
projectile-large-shot = 大砲火

# 建造時發生的事：玩家、組件（名稱）、位置、數字
tell-round = 第{ $number }回合開始。
tell-draw = { $player }抽了一片組件。
tell-take = { $player }拿起{ $tile }。
tell-take-back = { $player }收回最後放的那片組件。
tell-peek = { $player }看了第{ $number }疊冒險卡。
tell-return = { $player }把{ $tile }放回桌上。
tell-set-aside = { $player }把{ $tile }留作備用。
tell-build = { $player }在{ $place }裝上{ $tile }。
tell-finished = { $player }拿走順序標記{ $number }。
tell-flip = 計時卡翻轉了，{ $number ->
        [0] 這是最後一次
       *[other] 還能翻轉{ $number }次
    }。
tell-time-over = 時間到。
tell-team-swap = 隊友互換太空船。
tell-expert-swap = 隊友互換太空船，繼續建造。
tell-passed-inspection = { $player }的太空船通過檢查。
tell-faults = { $player }的太空船有{ $number }處錯誤。
tell-repaired = { $player }拆掉{ $place }的{ $tile }：{ $why }。
fault-unmatched = 與{ $place }的組件接不上
fault-turned = 噴口沒有朝後
fault-muzzle-blocked = 砲口被{ $place }的組件擋住
fault-muzzle-blocks = 擋住了{ $place }的砲口
fault-exhaust-blocked = 噴口被{ $place }的組件擋住
fault-exhaust-blocks = 擋住了{ $place }的噴口

# 飛行時：玩家、數字、卡、文字、貨品、外星人、飛來物、方向
tell-launch = 太空船起飛了，{ $player }領先。
tell-alien-aboard = { $player }的太空船迎來了{ $alien }。
tell-card = { $player }翻開一張卡：{ $card }。{ $text }
tell-flight-over = 飛行結束。
tell-gave-up-no-crew = { $player }已經沒有乘員，退出飛行。
tell-gave-up-no-human = { $player }已經沒有人類，退出飛行。
tell-gave-up-no-power = { $player }沒有推進力，退出飛行。
tell-gave-up-lapped = { $player }被領先者超過一圈，退出飛行。
tell-gave-up-free = { $player }決定退出飛行。
tell-engine-power = { $player }的推進力是{ $number }。
tell-fire-power = { $player }的火力是{ $number }。
tell-battery = { $player }取走飛船上的1顆電池。
tell-forward = { $player }前進{ $number }天。
tell-back = { $player }後退{ $number }天。
tell-stardust = 星塵之中，{ $player }{ $number ->
        [0] 沒有外露的連接器
       *[other] 有{ $number }個外露的連接器
    }。
tell-epidemic = 疾病流行，{ $player }{ $number ->
        [0] 沒有失去乘員
       *[other] 失去{ $number }名乘員
    }。
tell-landed = { $player }降落在行星{ $number }。
tell-passed = { $player }直接飛過。
tell-took-ship = { $player }拿下廢棄飛船，得到{ $number }元。
tell-took-station = { $player }搬走太空站的貨品。
tell-stowed = { $player }裝上{ $goods }。
tell-restow = { $player }把貨品全部取出，重新裝載。
tell-left-behind = { $player }留下{ $goods }不帶。
tell-good-lost = { $player }失去1個{ $good }。
tell-shortage = 銀行已經沒有{ $good }可以給{ $player }了。
tell-crew-lost = { $player }失去{ $number }名乘員。
tell-won = { $player }擊退敵人。
tell-tied = { $player }與敵人打成平手。
tell-lost = { $player }敗給敵人。
tell-rewarded = { $player }收下獎賞。
tell-declined = { $player }不要獎賞。
tell-weakest = { $player }{ $least ->
        [crew] 乘員最少
        [engine_power] 推進力最少
       *[fire_power] 火力最少
    }，受罰：{ $penalty }
tell-skipped = 只剩一艘太空船，什麼事也沒發生。
tell-sabotaged = 遭到破壞：{ $player }失去{ $place }的{ $tile }。
tell-sabotage-missed = 破壞行動沒有傷到{ $player }的太空船。
tell-projectile = { $projectile }從{ $side }方飛來，對準{ $number }號線。
tell-missed = { $projectile }沒有打中{ $player }的太空船。
tell-bounced = { $projectile }從{ $player }的太空船上彈開。
tell-shielded = { $player }用防護器擋下{ $projectile }。
tell-shot-down = { $player }擊落{ $projectile }。
tell-struck = { $projectile }命中：{ $player }失去{ $place }的{ $tile }。
tell-split = { $player }的太空船斷開了，又失去{ $number }片組件。
tell-alien-lost = { $player }有{ $number }名外星人失去維生艙，離開了。

# 結算與結束：玩家、宇宙幣、名次、外露、貨品、損失、總計、多名玩家
thing-start-cabin = { component-start-cabin-name }
thing-cabin = { component-cabin-name }
thing-life-support = { component-life-support-name }
thing-engine = { component-engine-name }
thing-double-engine = { component-double-engine-name }
thing-cannon = { component-cannon-name }
thing-double-cannon = { component-double-cannon-name }
thing-shield = { component-shield-name }
thing-battery = { component-battery-name }
thing-hold = { component-hold-name }
thing-special-hold = { component-special-hold-name }
thing-structure = { component-structure-name }
thing-goods-red = { goods-red }
thing-goods-yellow = { goods-yellow }
thing-goods-green = { goods-green }
thing-goods-blue = { goods-blue }
thing-alien-brown = { alien-brown }
thing-alien-purple = { alien-purple }
pieces-of = { $number }個{ $good }
pay-placing = 抵達名次+{ $number }
pay-exposed = 外露連接器最少+{ $number }
pay-goods = 貨品+{ $number }
pay-lost = 損失的組件−{ $number }
pay-nothing = 沒有收入，也不必付錢
tell-pay = { $player }：{ $parts }；現有{ $credits }元。
ended-rounds = { $rounds ->
        [1] 飛行已經結算。
       *[other] { $rounds }次飛行都已結算。
    }
tie-shared = { $players }平手，不再分勝負。
tell-end = 遊戲結束。
tell-score = { $player }有{ $total }元。
tell-winner = { $player }獲勝。
tell-winners = { $players }共享勝利。

# 提問
ask-take = 你要拿什麼？
ask-place = 這片組件要放在哪裡：{ $tile }？
ask-flip = 時間到了。你要怎麼做？
ask-remove = 你要拆掉哪片有錯的組件？
ask-keep = 你的太空船斷開了。要留下哪一部分？請以該部分的第一片組件來選。
ask-crew = { $place }的艙要讓誰住？
ask-engines = 你要用幾具雙引擎？
ask-cannons = 你要用幾門雙管砲？
ask-battery = 你要從哪片組件拿電池？
ask-lose-crew = 哪個艙要失去1名乘員？
ask-lose-good = 要從哪個貨艙交出貨品？
ask-stow = 這個貨品要放在哪裡：{ $good }？
ask-defend = { $projectile }即將擊中{ $place }。要用1顆電池嗎？
ask-stay = 你要繼續飛嗎？
ask-pile = 下一張卡要從哪一疊翻？
ask-land = 你要降落在哪顆行星？
ask-explore = 你要拿下眼前的發現嗎？
ask-claim = 你擊退了敵人。要損失天數來換取獎賞嗎？

# 回答
option-draw = 抽一片組件
option-take-back = 收回最後放的組件
option-face-up = 拿起{ $tile }[{ $picture }]
option-own = 從備用組件拿{ $tile }[{ $picture }]
option-peek = 看第{ $number }疊卡
option-finish = 拿順序標記{ $number }，完工
option-flip = 翻轉計時卡
option-wait = 等別人先完工（最後一個被問到的人必須完工）
option-return = 正面朝上放回去
option-set-aside = 留作備用
option-build = { $place }，轉{ $number }度[{ $picture }]
option-fly-on = 繼續飛
option-give-up = 退出飛行
option-pass = 放棄
option-take-it = 收下
option-defend = 用1顆電池
option-take-hit = 任它打中
option-power = { $number }：力量{ $power }
option-pile = 第{ $number }疊
option-planet = 行星{ $number }：{ $goods }
option-humans = 人類
option-restow = 全部拿出來重新裝
option-leave = 留下不帶
option-tile = { $place }的{ $tile }

# 玩家看到的狀況
see-round = 第{ $number }回合
see-key = S起始艙，C活動艙，b、p棕色和紫色維生艙，e、E引擎，g、G大砲，%防護器，B電池組，h、H貨艙，+結構組件；1單、2雙、3通用連接器，箭頭是砲口，"是噴口；[前／左、組件、右／後]
see-building = 計時第{ $number }次，共{ $runs }次；剩餘行動{ $points }；背面朝上的組件{ $down }
see-hand = 手上：{ $tile }
see-cards = 你看過的卡：{ $cards }
see-flight = 剩餘的卡：{ $cards }
see-rocket = { $player }：{ $number ->
        [0] 領先
       *[other] 落後領先者{ $number }天
    }，有{ $credits }元
see-card = 進行中：{ $card }。{ $text }
see-ship = 推進力{ $engine }，另有雙引擎{ $doubles }；火力{ $fire }，另有雙管砲{ $cannons }；外露連接器{ $exposed }，電池{ $batteries }／{ $slots }，人類{ $humans }，損失的組件{ $lost }
see-alien = 船上：{ $alien }
see-goods = 貨品：{ $goods }
