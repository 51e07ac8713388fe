# 銀河卡車的繁體中文：印在紙上、寫在紀錄裡的每一個詞與每一句話。
# 句中的欄位（$days、$crew……）名稱與 validator/play/games/trucker/words.py 相同。

game-title = 銀河卡車

## 物件的種類

kind-tile = 組件
kind-adventure = 冒險卡
kind-ship_board = 太空船圖板
kind-flight_board = 飛行圖板
kind-token = 標記
kind-note = 宇宙幣
kind-marker = 火箭
kind-die = 骰子
kind-help = 說明卡
kind-rules = 規則

## 組件：名稱，以及這片組件的作用

component-start-cabin-name = 起始艙
component-start-cabin = 可住2名人類，外星人不能住；{ $colour ->
        [yellow] 黃
        [green] 綠
        [blue] 藍
       *[red] 紅
    }色的船從這裡開始建造。
component-cabin-name = 活動艙
component-cabin = 可住2名人類；如果接著同色的維生艙，也可以改住1名外星人。
component-life-support-name = 維生艙
component-life-support = 讓{ $alien ->
        [brown] 棕
       *[purple] 紫
    }色外星人可以住進與它相接的活動艙。
component-engine-name = 引擎
component-engine = 推進力1。噴口必須朝後，正後方不能有組件。
component-double-engine-name = 雙引擎
component-double-engine = 用1顆電池，推進力2。噴口必須朝後，正後方不能有組件。
component-cannon-name = 大砲
component-cannon = 砲口朝前火力1，朝其他方向火力½。砲口正前方不能有組件。
component-double-cannon-name = 雙管砲
component-double-cannon = 用1顆電池，砲口朝前火力2，朝其他方向火力1。砲口正前方不能有組件。
component-shield-name = 防護器
component-shield = 用1顆電池，擋下從所護兩側{ $rules_shield_reach ->
        [line] 、沿它所在行列
       *[ship] {""}
    }來的1顆小隕石或1發小砲火。
component-battery-name = 電池組
component-battery = 可裝{ $slots }顆電池，出發時全部裝滿。
component-hold-name = 貨艙
component-hold = 可放{ $slots }個黃、綠、藍色貨品，不能放紅色貨品。
component-special-hold-name = 特殊貨艙
component-special-hold = 可放{ $slots }個貨品，任何顏色都可以，紅色也行。
component-structure-name = 結構組件
component-structure = 只用來連接其他組件，沒有別的作用。

## 冒險：名稱，以及印在卡上的規則

event-open-space = 開闊太空
adventure-open-space = 由領先者起，依推進力往前走同樣的格數。推進力為0就得退出。
event-planets = 發現行星
adventure-planets = 由領先者起，選一顆空的行星降落並裝貨{ $days ->
        [0] {""}
       *[other] ，損失{ $days }天
    }；也可以不降落。
event-abandoned-ship = 廢棄飛船
adventure-abandoned-ship = 由領先者起，只限一人：交出{ $crew }名乘員，得{ $credits }元{ $days ->
        [0] 。
       *[other] ，損失{ $days }天。
    }
event-abandoned-station = 廢棄太空站
adventure-abandoned-station = 由領先者起，只限一人：乘員至少{ $crew }名就可以裝貨{ $days ->
        [0] 。
       *[other] ，損失{ $days }天。
    }
event-meteor-swarm = 隕石群
adventure-meteor-swarm = 隕石依序飛來，每顆由領先者擲骰決定行列，每艘船都受撞擊。
event-slavers = 奴隸販子
adventure-slavers = 火力低於{ $strength }：失去{ $crew }名乘員。高於{ $strength }：{ $rules_beaten_enemy ->
        [goes_on] {""}
       *[leaves] { $rules_declined_reward ->
            [goes_on] {""}
           *[beaten] 擊退敵人，
        }
    }可得{ $credits }元{ $days ->
        [0] 。
       *[other] ，但損失{ $days }天。
    }
event-smugglers = 走私販子
adventure-smugglers = 火力低於{ $strength }：失去{ $takes }個貨品。高於{ $strength }：{ $rules_beaten_enemy ->
        [goes_on] {""}
       *[leaves] { $rules_declined_reward ->
            [goes_on] {""}
           *[beaten] 擊退敵人，
        }
    }可裝貨{ $days ->
        [0] 。
       *[other] ，但損失{ $days }天。
    }
event-pirates = 宇宙海盜
adventure-pirates = 火力低於{ $strength }：受到砲擊。高於{ $strength }：{ $rules_beaten_enemy ->
        [goes_on] {""}
       *[leaves] { $rules_declined_reward ->
            [goes_on] {""}
           *[beaten] 擊退敵人，
        }
    }可得{ $credits }元{ $days ->
        [0] 。
       *[other] ，但損失{ $days }天。
    }
event-combat-zone = 戰鬥區域
adventure-combat-zone = 逐行比較，最少的人受罰；同樣少時，領先的人受罰。{ $rules_alone ->
        [played] {""}
       *[skipped] 只剩一艘船時無效。
    }
event-stardust = 宇宙星塵
adventure-stardust = 由最後一名起，每有1個外露的連接器，就損失1天。
event-epidemic = 流行疾病
adventure-epidemic = { $rules_epidemic ->
        [pairs] 每兩個相接而有人住的艙，人多的那個失去1名乘員。
       *[cabins] 有人住的艙如果接著另一個有人住的艙，就失去1名乘員。
    }
event-sabotage = 破壞行動
adventure-sabotage = 乘員最少者（同數取領先者）擲行列，失去{ $rules_sabotage ->
        [outermost] 那一線最外側的
       *[cell] 該處
    }組件；擲空則重來，最多{ $tries }次。{ $rules_alone ->
        [played] {""}
       *[skipped] 只剩一艘船時無效。
    }

## 戰鬥區域的懲罰

penalty-days = 損失{ $days }天。
penalty-crew = 失去{ $crew }名乘員。
penalty-goods = 失去最貴的{ $goods }個貨品，不足的用電池抵。
penalty-shots = 受到砲擊，自己擲骰決定行列。

## 名稱

goods-red = 紅色貨品
goods-yellow = 黃色貨品
goods-green = 綠色貨品
goods-blue = 藍色貨品
sign-brown = 棕色外星人及其維生艙
sign-purple = 紫色外星人及其維生艙
alien-brown = 棕色外星人
alien-purple = 紫色外星人
side-front = 前
side-right = 右
side-rear = 後
side-left = 左
connector-smooth = 無連接器
connector-single = 單管連接器
connector-double = 雙管連接器
connector-universal = 萬用連接器
colour-yellow = 黃色
colour-green = 綠色
colour-blue = 藍色
colour-red = 紅色
level-1 = I
level-2 = II
level-3 = III
round-1 = 第一回合
round-2 = 第二回合
round-3 = 第三回合

## 標籤

label-strength = 強度
label-crew = 乘員
label-days = 天數
label-credits = 宇宙幣
label-goods = 貨品
label-engine-power = 推進力
label-fire-power = 火力
label-start = 開始
label-lost = 損失的組件
label-reserve = 備用組件
label-placing = 抵達名次
label-fewest-exposed = 外露連接器最少
label-timer = 每次{ $seconds }秒
label-icon-key = 圖示說明
label-components = 組件
label-adventures = 冒險

## 標記、宇宙幣、火箭、骰子與說明卡

token-number-1 = 順序標記1
token-number-2 = 順序標記2
token-number-3 = 順序標記3
token-number-4 = 順序標記4
token-human = 人類
token-alien-brown = 棕色外星人
token-alien-purple = 紫色外星人
token-battery = 電池
token-goods-red = 紅色貨品
token-goods-yellow = 黃色貨品
token-goods-green = 綠色貨品
token-goods-blue = 藍色貨品
token-credits-1 = 1元
token-credits-2 = 2元
token-credits-5 = 5元
token-credits-10 = 10元
token-credits-50 = 50元
token-rocket-yellow = 黃色火箭
token-rocket-green = 綠色火箭
token-rocket-blue = 藍色火箭
token-rocket-red = 紅色火箭
token-die = 骰子
token-timer = 計時卡
token-rules-card = 規則卡
token-advertisement = 廣告卡
