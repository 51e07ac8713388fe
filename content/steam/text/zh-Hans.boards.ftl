# 蒸汽时代的简体中文：地图、图板与小配件上的文字。

## 地图：铺设费用，数字取自规则的设定

map-costs-place = 铺设
map-costs-replace = 替换
map-costs-redirect = 改道
map-cost-plain = 平原
map-cost-river = 河流
map-cost-mountain = 山地
map-cost-crossing = 交叉双线
map-cost-parallel = 平行双线
map-cost-no-double = 交叉双线、平行双线：只能用来替换
map-cost-town = 村镇，每段铁轨另加 { $place_stub } 元
map-cost-on-town = 村镇上
map-cost-other = 其他
map-cost-redirect = 路段末端
map-goods = 货物

## 收入记录图板

income-title = 收入记录
income-reduction = 支付费用后，按格内小字降低收入。
income-step = −{ $value }
income-rounds = 回合（并注明各人数的最后一回合）
income-last-round = { $value } 人
income-shares = 已发行股数
income-engine = 引擎：货物最多可经过的路段
income-order = 玩家顺序
income-expenses = 每回合每股付 1 元，引擎每级付 1 元。

## 货物行动图板

goods-light = 白底数字：第一次掷骰
goods-dark = 黑底数字：第二次掷骰
goods-new-cities = 新城市放上地图后，与上方的城市一同补货。
goods-actions = 行动：每人选一种

action-first-move-name = 优先运送
action-first-build-name = 优先铺设
action-engineer-name = 加速工程
action-locomotive-name = 提升引擎
action-urbanization-name = 升级村镇
action-production-name = 增加生产
action-turn-order-pass-name = 延后叫价

## 小配件

note-bank = 铁道银行
die-net = 剪下后沿虚线折起，粘片上胶，即成 16 毫米的骰子。
die-stickers = 或：六张 12 毫米的贴纸，贴在空白骰子上。

## 规则末页的图示

label-icon-key = 图示
label-goods-signs = 货物，以及接收该色货物的城市
label-player-signs = 玩家
colour-red = 红
colour-blue = 蓝
colour-yellow = 黄
colour-purple = 紫
colour-black = 黑
colour-green = 绿
