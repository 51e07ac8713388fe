# 蒸汽時代的正體中文：地圖、圖板與小物件上的文字。

## 地圖：鋪設費用，數字取自規則的設定

map-costs-place = 鋪設
map-costs-replace = 更換
map-costs-redirect = 改道
map-cost-plain = 平地
map-cost-river = 河流
map-cost-mountain = 山脈
map-cost-crossing = 交叉雙線
map-cost-parallel = 平行雙線
map-cost-no-double = 交叉雙線、平行雙線：只能用來替換
map-cost-town = 村鎮，每截鐵軌另加 { $place_stub } 元
map-cost-on-town = 村鎮上
map-cost-other = 其他
map-cost-redirect = 路段末端
map-goods = 貨物

## 收入記錄圖板

income-title = 收入記錄
income-reduction = 支付費用後，依格內小字調降收入。
income-step = −{ $value }
income-rounds = 回合（並標示各人數的最後一回合）
income-last-round = { $value } 人
income-shares = 發行股數
income-engine = 引擎：貨物最多可行經的路段
income-order = 玩家順序
income-expenses = 每回合每股付 1 元，引擎每級付 1 元。

## 貨物行動圖板

goods-light = 白底數字：第一次擲骰
goods-dark = 黑底數字：第二次擲骰
goods-new-cities = 新城市放上地圖後，與上方的城市一同補貨。
goods-actions = 行動：每人選一種

action-first-move-name = 優先運送
action-first-build-name = 優先鋪設
action-engineer-name = 加速工程
action-locomotive-name = 提升引擎
action-urbanization-name = 升級村鎮
action-production-name = 增加生產
action-turn-order-pass-name = 延後喊價

## 小物件

note-bank = 鐵道銀行
die-net = 剪下後沿虛線摺起，黏貼片上膠，即成 16 公釐的骰子。
die-stickers = 或：六張 12 公釐的貼紙，貼在空白骰子上。

## 規則末頁的圖示

label-icon-key = 圖示
label-goods-signs = 貨物，以及收該色貨物的城市
label-player-signs = 玩家
colour-red = 紅
colour-blue = 藍
colour-yellow = 黃
colour-purple = 紫
colour-black = 黑
colour-green = 綠
