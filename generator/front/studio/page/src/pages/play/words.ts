import type { Words } from "../../core/speech";

type Key =
  | "new-game" | "players" | "at-table" | "player" | "you" | "person" | "seed" | "seed-hint" | "begin" | "invite-somebody" | "beginning" | "saved-games"
  | "go-on" | "saved-told" | "random" | "greedy" | "fast" | "steady" | "search" | "thinking" | "your-turn" | "turn-of"
  | "answers" | "filter" | "no-answers" | "all-answers" | "hint" | "hint-by" | "hint-thinking" | "hint-would" | "hint-points"
  | "hint-chance" | "hint-own" | "hint-guesses" | "hint-do" | "undo" | "save" | "saved" | "leave" | "leave-short" | "fold" | "unfold" | "story" | "no-story"
  | "curtain" | "curtain-told" | "curtain-lift" | "over" | "winner" | "points" | "again" | "written" | "zoom"
  | "not-now" | "turn" | "table" | "map" | "bigger" | "smaller" | "in-words" | "shows" | "copies" | "watching"
  | "more-about" | "seats-told" | "loading-map" | "others-table" | "face-down" | "space" | "lay" | "lay-nowhere"
  | "lay-in-words" | "turn-it" | "pick-hex" | "pick-tile" | "wheel" | "lay-it";

export const words: Words<Key> = {
  en: {
    "new-game": "New game", players: "How many play", "at-table": "At the table", player: "Player {number}", you: "you", person: "A person at this machine",
    seed: "Number of the deal", "seed-hint": "The same number deals the same game again.", begin: "Begin", "invite-somebody": "Invite somebody …", beginning: "The table is being laid …",
    "saved-games": "Saved games", "go-on": "Go on", "saved-told": "deal {seed}, {choices} choices made",
    random: "random: chooses by lot", greedy: "greedy: takes what looks best at once", fast: "fast: thinks briefly", steady: "steady: thinks ahead",
    search: "search: the strongest, takes its time", thinking: "Player {number} is thinking …", "your-turn": "Your turn",
    "turn-of": "Player {number} chooses", answers: "Answers", filter: "Find an answer", "no-answers": "No answer holds that.",
    "all-answers": "Show all answers", hint: "Hint", "hint-by": "Who gives hints", "hint-thinking": "{who} is thinking …", "hint-would": "{who} would choose:",
    "hint-points": "{behind} points behind", "hint-chance": "{behind} % fewer wins", "hint-own": "{behind} less by the measure of this game",
    "hint-guesses": "Tried on {count} guesses of what is hidden.", "hint-do": "Do that", undo: "Undo", save: "Save",
    saved: "Saved: {file}", leave: "Leave the game", "leave-short": "Leave", fold: "▾ See more of the table", unfold: "▴ Show the answers", story: "What happened", "no-story": "Nothing has happened yet.",
    curtain: "Player {number}, it is your turn", "curtain-told": "All hands are hidden. Hand the machine to player {number}.",
    "curtain-lift": "I am player {number}: show my cards", over: "The game is over", winner: "won", points: "Points", again: "Play another deal",
    written: "Written down in {file}", zoom: "Larger", "not-now": "It is no answer to what is asked now.", turn: "Turn {title}", table: "Table",
    map: "Map with what lies on it", bigger: "Larger map", smaller: "Smaller map", "in-words": "The table in words",
    shows: "shows", copies: "{count} of them", watching: "Nobody at this machine plays; you look on from the seat of player 1.",
    "more-about": "{count} answers are about what you picked", "seats-told": "Who plays", "loading-map": "The map is being drawn …",
    "others-table": "The others", "face-down": "Face down",
    lay: "Click where it goes. Spaces for it as it is turned now: {count}.", "lay-nowhere": "Turned so, it fits nowhere.",
    "lay-in-words": "Where it fits, in words", "turn-it": "Turn", space: "Empty space", "pick-hex": "Choose a hex on the map: on {count} something can be built.",
    "pick-tile": "Now a tile from the wheel ({count} fit).", wheel: "Tiles that fit here: {count}", "lay-it": "Lay it",
  },
  "zh-Hant": {
    "new-game": "新遊戲", players: "幾人遊玩", "at-table": "圍桌而坐", player: "玩家{number}", you: "你", person: "這台電腦前的人", seed: "發牌編號",
    "seed-hint": "相同的編號會發出同一局。", begin: "開始", "invite-somebody": "邀請別人……", beginning: "正在擺設牌桌……", "saved-games": "已儲存的遊戲", "go-on": "繼續",
    "saved-told": "發牌 {seed}，已做 {choices} 次選擇", random: "random：隨機選擇", greedy: "greedy：只看眼前最好的", fast: "fast：稍作思考",
    steady: "steady：會想後續", search: "search：最強，需要時間", thinking: "玩家{number}正在思考……", "your-turn": "輪到你了", "turn-of": "由玩家{number}選擇",
    answers: "選項", filter: "尋找選項", "no-answers": "沒有符合的選項。", "all-answers": "顯示所有選項", hint: "提示", "hint-by": "由誰提示", "hint-thinking": "{who} 正在思考……",
    "hint-would": "{who} 會選：", "hint-points": "少 {behind} 分", "hint-chance": "勝率少 {behind}%", "hint-own": "依本遊戲的衡量少 {behind}",
    "hint-guesses": "對未知部分做了 {count} 次推測。", "hint-do": "就這麼做", undo: "收回", save: "儲存", saved: "已儲存：{file}", leave: "離開遊戲", "leave-short": "離開",
    fold: "▾ 多看看桌面", unfold: "▴ 顯示可選的答案", story: "經過", "no-story": "還沒有發生任何事。", curtain: "玩家{number}，輪到你了", "curtain-told": "所有手牌都已遮住。請把電腦交給玩家{number}。",
    "curtain-lift": "我是玩家{number}：顯示我的牌", over: "遊戲結束", winner: "獲勝", points: "分數", again: "再玩一局", written: "紀錄寫在 {file}",
    zoom: "放大", "not-now": "它不是目前問題的選項。", turn: "轉動{title}", table: "牌桌", map: "地圖與其上的東西", bigger: "放大地圖", smaller: "縮小地圖",
    "in-words": "以文字描述牌桌", shows: "顯示", copies: "共 {count} 個", watching: "這台電腦前沒有人參加；你從玩家1的座位旁觀。",
    "more-about": "有 {count} 個選項與你所選的有關", "seats-told": "誰來玩", "loading-map": "正在繪製地圖……", "others-table": "其他玩家", "face-down": "面朝下",
    lay: "點選要放的位置：照現在的方向有 {count} 處可放。", "lay-nowhere": "照這個方向無處可放。", "lay-in-words": "以文字列出可放之處", "turn-it": "轉動", space: "空位", "pick-hex": "先在地圖上選一格：有 {count} 格可以建設。",
    "pick-tile": "再從轉盤選一塊板塊（{count} 塊可用）。", wheel: "這一格可放的板塊：{count} 塊", "lay-it": "就鋪這塊",
  },
  "zh-Hans": {
    "new-game": "新游戏", players: "几人游玩", "at-table": "围桌而坐", player: "玩家{number}", you: "你", person: "这台电脑前的人", seed: "发牌编号",
    "seed-hint": "相同的编号会发出同一局。", begin: "开始", "invite-somebody": "邀请别人……", beginning: "正在摆设牌桌……", "saved-games": "已保存的游戏", "go-on": "继续",
    "saved-told": "发牌 {seed}，已做 {choices} 次选择", random: "random：随机选择", greedy: "greedy：只看眼前最好的", fast: "fast：稍作思考",
    steady: "steady：会想后续", search: "search：最强，需要时间", thinking: "玩家{number}正在思考……", "your-turn": "轮到你了", "turn-of": "由玩家{number}选择",
    answers: "选项", filter: "查找选项", "no-answers": "没有符合的选项。", "all-answers": "显示所有选项", hint: "提示", "hint-by": "由谁提示", "hint-thinking": "{who} 正在思考……",
    "hint-would": "{who} 会选：", "hint-points": "少 {behind} 分", "hint-chance": "胜率少 {behind}%", "hint-own": "按本游戏的衡量少 {behind}",
    "hint-guesses": "对未知部分做了 {count} 次推测。", "hint-do": "就这么做", undo: "收回", save: "保存", saved: "已保存：{file}", leave: "离开游戏", "leave-short": "离开",
    fold: "▾ 多看看桌面", unfold: "▴ 显示可选的答案", story: "经过", "no-story": "还没有发生任何事。", curtain: "玩家{number}，轮到你了", "curtain-told": "所有手牌都已遮住。请把电脑交给玩家{number}。",
    "curtain-lift": "我是玩家{number}：显示我的牌", over: "游戏结束", winner: "获胜", points: "分数", again: "再玩一局", written: "记录写在 {file}",
    zoom: "放大", "not-now": "它不是当前问题的选项。", turn: "转动{title}", table: "牌桌", map: "地图与其上的东西", bigger: "放大地图", smaller: "缩小地图",
    "in-words": "用文字描述牌桌", shows: "显示", copies: "共 {count} 个", watching: "这台电脑前没有人参加；你从玩家1的座位旁观。",
    "more-about": "有 {count} 个选项与你所选的有关", "seats-told": "谁来玩", "loading-map": "正在绘制地图……", "others-table": "其他玩家", "face-down": "面朝下",
    lay: "点选要放的位置：照现在的方向有 {count} 处可放。", "lay-nowhere": "照这个方向无处可放。", "lay-in-words": "用文字列出可放之处", "turn-it": "转动", space: "空位", "pick-hex": "先在地图上选一格：有 {count} 格可以建设。",
    "pick-tile": "再从转盘选一块板块（{count} 块可用）。", wheel: "这一格可放的板块：{count} 块", "lay-it": "就铺这块",
  },
};
