import type { Words } from "../../core/speech";

type Key =
  | "about" | "new" | "new-ask" | "seats" | "seat" | "hand-of" | "empty-hand" | "others" | "undo" | "redo" | "save" | "load" | "name" | "saved"
  | "loaded" | "no-table" | "zoom" | "add" | "die" | "counter" | "note" | "add-die" | "add-counter" | "add-note" | "counter-name"
  | "log" | "log-empty" | "table" | "chosen" | "nothing-chosen" | "keys" | "keys-about" | "draw" | "deal" | "deal-count" | "flip"
  | "turn" | "fan" | "unfan" | "shuffle" | "take" | "onto" | "onto-none" | "play-up" | "play-down" | "roll" | "more" | "less" | "remove"
  | "text" | "hidden" | "deck-down" | "deck-up" | "card" | "card-down" | "die-shows" | "counter-shows" | "note-says" | "joined" | "took"
  | "flipped" | "turned" | "fanned" | "stacked" | "shuffled" | "drew" | "dealt" | "played" | "seated" | "added-die" | "added-counter"
  | "added-note" | "moved-stack" | "moved-die" | "moved-counter" | "moved-note" | "removed-die" | "removed-counter" | "removed-note" | "rolled"
  | "counted" | "wrote" | "something" | "cards" | "one-card" | "overwrite" | "kit-die" | "empty-box";

export const words: Words<Key> = {
  en: {
    about: "A free table: nothing is ruled here, everything can be undone. Drag a card to take it, drag the number of a deck to move all of it.",
    new: "New table", "new-ask": "Lay out a new table? What is not saved of this one is gone.", seats: "Seats", seat: "Seat {seat}", "hand-of": "Hand of seat {seat}",
    "empty-hand": "No cards in hand: draw from a deck, or drag a card here.", others: "Seat {seat}: {count}", undo: "Undo", redo: "Redo", save: "Save", load: "Load",
    name: "Name of the table", saved: "Saved as {file}.", loaded: "{name} is on the table.", "no-table": "This file holds no table.", zoom: "Zoom", add: "Add",
    die: "Die", counter: "Counter", note: "Note", "add-die": "Add a die", "add-counter": "Add a counter", "add-note": "Add a note", "counter-name": "Points",
    log: "What was done", "log-empty": "Nothing yet.", table: "Table", chosen: "Chosen: {what}", "nothing-chosen": "Choose a deck, card, die, counter or note to see what can be done with it.",
    keys: "Keys", "keys-about": "Arrows move (with Shift further), Enter chooses, F flips, R turns, S shuffles or rolls, D draws into the hand shown, T takes the top card, N fans, P plays a card of the hand, plus and minus count, Delete removes. Ctrl+Z undoes, Ctrl+Y does again.",
    draw: "Draw", deal: "Deal", "deal-count": "Cards to each seat", flip: "Flip", turn: "Turn", fan: "Fan out", unfan: "Stack up", shuffle: "Shuffle", take: "Take the top card",
    onto: "Put onto", "onto-none": "choose", "play-up": "Play face up", "play-down": "Play face down", roll: "Roll", more: "One more", less: "One less", remove: "Remove", text: "What it says",
    hidden: "face down", "deck-down": "Deck of {count}, face down", "deck-up": "{title}, on top of {count}", card: "{title}", "card-down": "A card, face down",
    "die-shows": "Die: {text}", "counter-shows": "{text}: {count}", "note-says": "Note: {text}", joined: "Put onto another stack: {piece} ({cards})", took: "Taken: {piece}",
    flipped: "Flipped: {piece} ({cards})", turned: "Turned: {piece}", fanned: "Fanned out: {cards}", stacked: "Stacked up: {cards}", shuffled: "Shuffled: {cards}",
    drew: "Seat {seat} drew {cards}", dealt: "Every seat was dealt {cards}", played: "Seat {seat} played {piece}", seated: "Seats: {count}", "added-die": "A die was added",
    "added-counter": "A counter was added", "added-note": "A note was added", "moved-stack": "Moved: {piece} ({cards})", "moved-die": "A die was moved", "moved-counter": "A counter was moved",
    "moved-note": "A note was moved", "removed-die": "A die was removed", "removed-counter": "A counter was removed", "removed-note": "A note was removed", rolled: "A die shows {text}",
    counted: "{text}: {count}", wrote: "A note was written", something: "a card", cards: "{count} cards", "one-card": "1 card", overwrite: "There is another table of this name. Save over it?", "kit-die": "Die of the kit: {faces}",
    "empty-box": "This set has no pieces yet that could lie on a table.",
  },
  "zh-Hant": {
    about: "自由桌面：這裡沒有規則，一切都能復原。拖曳卡牌可拿起一張，拖曳牌疊上的數字可移動整疊。",
    new: "新桌面", "new-ask": "重新擺一張桌面？這張桌面未儲存的內容會消失。", seats: "座位數", seat: "座位 {seat}", "hand-of": "座位 {seat} 的手牌", "empty-hand": "沒有手牌：從牌疊抽牌，或將卡牌拖到這裡。",
    others: "座位 {seat}：{count}", undo: "復原", redo: "重做", save: "儲存", load: "載入", name: "桌面名稱", saved: "已存為 {file}。", loaded: "已擺出 {name}。", "no-table": "這個檔案不是桌面。", zoom: "縮放", add: "新增",
    die: "骰子", counter: "計數器", note: "便條", "add-die": "新增骰子", "add-counter": "新增計數器", "add-note": "新增便條", "counter-name": "分數", log: "動作紀錄", "log-empty": "尚無動作。", table: "桌面",
    chosen: "已選：{what}", "nothing-chosen": "選擇牌疊、卡牌、骰子、計數器或便條，即可看到能做的事。", keys: "按鍵",
    "keys-about": "方向鍵移動（加 Shift 移得更遠）、Enter 選取、F 翻面、R 轉向、S 洗牌或擲骰、D 抽到目前手牌、T 拿最上面一張、N 展開、P 打出手牌、加減號計數、Delete 移除。Ctrl+Z 復原、Ctrl+Y 重做。",
    draw: "抽牌", deal: "發牌", "deal-count": "每個座位的張數", flip: "翻面", turn: "轉向", fan: "展開", unfan: "疊起", shuffle: "洗牌", take: "拿最上面一張", onto: "放到", "onto-none": "請選擇",
    "play-up": "正面打出", "play-down": "蓋著打出", roll: "擲骰", more: "加一", less: "減一", remove: "移除", text: "內容", hidden: "蓋著", "deck-down": "蓋著的牌疊，{count} 張", "deck-up": "{title}，共 {count} 張的最上面",
    card: "{title}", "card-down": "一張蓋著的卡", "die-shows": "骰子：{text}", "counter-shows": "{text}：{count}", "note-says": "便條：{text}", joined: "{piece}放到另一疊上（{cards}）", took: "拿起{piece}",
    flipped: "翻面：{piece}（{cards}）", turned: "{piece}轉向", fanned: "展開（{cards}）", stacked: "疊起（{cards}）", shuffled: "洗牌（{cards}）", drew: "座位 {seat} 抽牌（{cards}）", dealt: "每個座位發牌（{cards}）",
    played: "座位 {seat} 打出{piece}", seated: "座位數：{count}", "added-die": "新增骰子", "added-counter": "新增計數器", "added-note": "新增便條", "moved-stack": "移動{piece}（{cards}）", "moved-die": "移動骰子",
    "moved-counter": "移動計數器", "moved-note": "移動便條", "removed-die": "移除骰子", "removed-counter": "移除計數器", "removed-note": "移除便條", rolled: "骰子擲出 {text}", counted: "{text}：{count}", wrote: "寫了便條",
    something: "一張卡", cards: "{count} 張", "one-card": "1 張", overwrite: "已有同名桌面，要覆蓋嗎？", "kit-die": "遊戲自己的骰子：{faces}", "empty-box": "此套裝還沒有可以放上桌面的東西。",
  },
  "zh-Hans": {
    about: "自由桌面：这里没有规则，一切都能撤销。拖动卡牌可拿起一张，拖动牌叠上的数字可移动整叠。",
    new: "新桌面", "new-ask": "重新摆一张桌面？这张桌面未保存的内容会消失。", seats: "座位数", seat: "座位 {seat}", "hand-of": "座位 {seat} 的手牌", "empty-hand": "没有手牌：从牌叠抽牌，或将卡牌拖到这里。",
    others: "座位 {seat}：{count}", undo: "撤销", redo: "重做", save: "保存", load: "载入", name: "桌面名称", saved: "已存为 {file}。", loaded: "已摆出 {name}。", "no-table": "这个文件不是桌面。", zoom: "缩放", add: "新增",
    die: "骰子", counter: "计数器", note: "便条", "add-die": "新增骰子", "add-counter": "新增计数器", "add-note": "新增便条", "counter-name": "分数", log: "动作记录", "log-empty": "尚无动作。", table: "桌面",
    chosen: "已选：{what}", "nothing-chosen": "选择牌叠、卡牌、骰子、计数器或便条，即可看到能做的事。", keys: "按键",
    "keys-about": "方向键移动（加 Shift 移得更远）、Enter 选取、F 翻面、R 转向、S 洗牌或掷骰、D 抽到当前手牌、T 拿最上面一张、N 展开、P 打出手牌、加减号计数、Delete 移除。Ctrl+Z 撤销、Ctrl+Y 重做。",
    draw: "抽牌", deal: "发牌", "deal-count": "每个座位的张数", flip: "翻面", turn: "转向", fan: "展开", unfan: "叠起", shuffle: "洗牌", take: "拿最上面一张", onto: "放到", "onto-none": "请选择",
    "play-up": "正面打出", "play-down": "盖着打出", roll: "掷骰", more: "加一", less: "减一", remove: "移除", text: "内容", hidden: "盖着", "deck-down": "盖着的牌叠，{count} 张", "deck-up": "{title}，共 {count} 张的最上面",
    card: "{title}", "card-down": "一张盖着的卡", "die-shows": "骰子：{text}", "counter-shows": "{text}：{count}", "note-says": "便条：{text}", joined: "{piece}放到另一叠上（{cards}）", took: "拿起{piece}",
    flipped: "翻面：{piece}（{cards}）", turned: "{piece}转向", fanned: "展开（{cards}）", stacked: "叠起（{cards}）", shuffled: "洗牌（{cards}）", drew: "座位 {seat} 抽牌（{cards}）", dealt: "每个座位发牌（{cards}）",
    played: "座位 {seat} 打出{piece}", seated: "座位数：{count}", "added-die": "新增骰子", "added-counter": "新增计数器", "added-note": "新增便条", "moved-stack": "移动{piece}（{cards}）", "moved-die": "移动骰子",
    "moved-counter": "移动计数器", "moved-note": "移动便条", "removed-die": "移除骰子", "removed-counter": "移除计数器", "removed-note": "移除便条", rolled: "骰子掷出 {text}", counted: "{text}：{count}", wrote: "写了便条",
    something: "一张卡", cards: "{count} 张", "one-card": "1 张", overwrite: "已有同名桌面，要覆盖吗？", "kit-die": "游戏自己的骰子：{faces}", "empty-box": "此套装还没有可以放上桌面的东西。",
  },
};
