# 試玩應該展現的規則，報告頁面用；英文見 validator/play/games/trucker/promises.py。

promise-rule-face-up-taken = 拿起了面朝上的組件
promise-rule-returned = 組件放回桌上，面朝上
promise-rule-set-aside = 組件留作備用
promise-rule-reserve-built = 裝上了備用組件
promise-rule-peeked = 有玩家看了一疊冒險卡
promise-rule-taken-back = 收回最後放的組件
promise-rule-flip = 翻轉了沙漏
promise-rule-time-over = 時間到時還有人在建造
promise-rule-finished-early = 沙子還沒漏完就有人完工
promise-rule-passed-inspection = 太空船通過檢查
promise-rule-faults = 太空船沒有通過檢查
promise-rule-team-swap = 隊友在飛行前互換太空船
promise-rule-expert-swap = 隊友在翻轉沙漏時互換太空船
promise-rule-pile-chosen = 領先者選擇了一疊冒險卡
promise-rule-restowed = 貨品全部取出，重新裝載
promise-rule-left-behind = 有貨品留下不帶
promise-rule-good-lost = 失去了貨品
promise-rule-battery = 用掉了電池
promise-rule-crew-lost = 失去了一名乘員
promise-rule-split = 太空船斷開，失去了一部分
promise-rule-alien-lost = 外星人失去維生艙，離開了
promise-rule-gave-up-no-crew = 沒有乘員的太空船退出飛行
promise-rule-gave-up-no-human = 沒有人類的太空船退出飛行
promise-rule-gave-up-no-power = 沒有推進力的太空船退出飛行
promise-rule-gave-up-lapped = 被領先者超過一圈的太空船退出飛行
promise-rule-gave-up-free = 有玩家自行決定退出飛行
promise-rule-arrived = 太空船抵達了
promise-rule-nobody-arrived = 沒有太空船抵達
promise-rule-loss-capped = 損失組件的罰金不超過圖板的上限
promise-rule-win-alone = 一位玩家獲勝
promise-rule-win-shared = 幾位玩家並列獲勝
promise-alien-brown = 棕色外星人登船
promise-alien-purple = 紫色外星人登船

## 其他承諾的句子：$title 是名稱，$number 是第幾項，$part、$head、$tail 是鍵中其餘的部分

promise-landed = 有人降落在{ $title }的第{ $number }顆行星
promise-line = 遭受{ $title }第{ $number }項的懲罰
promise-hit = { $part ->
        [small-meteor-missed] { projectile-small-meteor }沒有碰到太空船
        [small-meteor-bounced] { projectile-small-meteor }被平滑的一邊彈開
        [small-meteor-shielded] { projectile-small-meteor }被防護器擋下
        [small-meteor-struck] { projectile-small-meteor }擊中組件
        [large-meteor-missed] { projectile-large-meteor }沒有碰到太空船
        [large-meteor-shot-down] { projectile-large-meteor }被大砲擊落
        [large-meteor-shot-down-double] { projectile-large-meteor }被雙管砲擊落
        [large-meteor-struck] { projectile-large-meteor }擊中組件
        [small-shot-missed] { projectile-small-shot }沒有碰到太空船
        [small-shot-shielded] { projectile-small-shot }被防護器擋下
        [small-shot-struck] { projectile-small-shot }擊中組件
        [large-shot-missed] { projectile-large-shot }沒有碰到太空船
       *[large-shot-struck] { projectile-large-shot }擊中組件
    }
promise-outcome = { $head ->
        [open_space] { event-open-space }
        [abandoned_ship] { event-abandoned-ship }
        [abandoned_station] { event-abandoned-station }
        [meteor_swarm] { event-meteor-swarm }
        [slavers] { event-slavers }
        [smugglers] { event-smugglers }
        [pirates] { event-pirates }
        [combat_zone] { event-combat-zone }
        [stardust] { event-stardust }
        [epidemic] { event-epidemic }
       *[sabotage] { event-sabotage }
    }：{ $tail ->
        [won] 有太空船火力較強
        [tied] 有太空船火力恰好相等
        [lost] 有太空船火力較弱
        [rewarded] 有人領取獎勵
        [declined] 有人放棄獎勵
        [back] 有太空船損失天數
        [untouched] 沒有外露連接器的太空船不受影響
        [forward] 有太空船前進
        [gave-up-no-power] 沒有推進力的太空船退出飛行
        [skipped] 只剩一艘太空船，不受影響
        [took] 有人拿取
        [passed] 有人略過
        [ill] 有太空船失去乘員
        [well] 有太空船沒有失去乘員
        [sabotaged] 有組件遭到破壞
       *[sabotage-missed] 每次都沒有擊中組件
    }
