import type { Words } from "../../core/speech";

type Key =
  | "about" | "recipe" | "recipes" | "new-recipe" | "name" | "name-hint" | "make" | "missing" | "text" | "form" | "kinds"
  | "kinds-hint" | "run" | "decks" | "games" | "games-hint" | "minutes" | "seed" | "players" | "least" | "most" | "numbers"
  | "numbers-hint" | "words" | "words-hint" | "powers" | "powers-hint" | "curves" | "curves-hint" | "budget" | "budget-hint"
  | "rules" | "rules-hint" | "keep" | "keep-hint" | "apart" | "apart-hint" | "add" | "remove" | "value" | "amount" | "saved"
  | "unsaved" | "found" | "start" | "stop" | "race" | "no-race" | "standing" | "ended" | "deck" | "badness" | "badness-hint" | "met"
  | "deals" | "shipped" | "goals" | "goal" | "wanted" | "side" | "left" | "right" | "adopt" | "adopt-as" | "adopt-tuned" | "adopted" | "studies"
  | "study" | "price" | "sweep" | "tune" | "price-about" | "sweep-about" | "tune-about" | "address" | "values" | "begin" | "output" | "answer"
  | "failed" | "not-yaml" | "each" | "as-base" | "show" | "changed" | "take-theirs" | "seats" | "yes" | "no" | "unsure" | "making" | "playing"
  | "first" | "step-recipe" | "step-decks" | "step-rank" | "step-adopt" | "such-as" | "line-from" | "line-make" | "line-words" | "line-numbers" | "line-decks"
  | "line-games" | "line-goals" | "played" | "time" | "at-tables" | "goals-hint";

export const words: Words<Key> = {
  en: {
    about: "A recipe says what new decks are to be. Decks are made by it, played on the same deals and ranked by how well they meet the game's goals.",
    recipe: "Recipe", recipes: "Recipe", "new-recipe": "New recipe", name: "Name", "name-hint": "Letters, digits, - and _; a folder of this name is made.",
    make: "Make it",
    missing: "Decks can be made once the lab is installed, by this line in a terminal (missing: {names}):", text: "As text", form: "As a form",
    kinds: "Kinds that are made anew", "kinds-hint": "How many cards of each; the old ones are left out.", run: "How many, and for how long",
    decks: "Decks", games: "Games to rank them", "games-hint": "0 makes decks and plays none.", minutes: "Minutes instead of games", seed: "Seed",
    players: "Players", least: "from", most: "to", numbers: "Range of a number", "numbers-hint": "The least and the most that a field, or a number in a word, may be.",
    words: "On how many cards a word stands", "words-hint": "0 to 0 is never.", powers: "Words on one card", "powers-hint": "How many words stand on one card, or on each side of it.",
    curves: "How many cards have each value", "curves-hint": "An amount is a number, or a range such as 8..12.", budget: "What the cards of a kind are worth together",
    "budget-hint": "By the price list, in cost.", rules: "Switches of the rules to try", "rules-hint": "Each deck takes one of the values; commas between them.",
    keep: "Cards that stay", "keep-hint": "Their ids, with commas between.", apart: "Words of which no two stand on one card", "apart-hint": "One group in each row, commas between the words.",
    add: "Add", remove: "Remove {name}", value: "Value", amount: "Cards", saved: "Saved", unsaved: "Saving …", found: "To be mended in the recipe",
    start: "Make and rank decks", stop: "Stop", race: "The race", "no-race": "No decks have been made by this recipe yet.",
    standing: "The race goes on: how the decks stand so far", ended: "The ranking, on games that nothing was chosen by", deck: "Deck", badness: "Badness",
    "badness-hint": "How far a deck is from the goals, in tolerances: less is better. The line is the 95 % interval.", met: "Goals met", deals: "Deals",
    shipped: "{name} itself", goals: "Goals", goal: "Goal", wanted: "Wanted", side: "Decks side by side", left: "Left", right: "Right", adopt: "Adopt",
    "adopt-as": "Adopt {deck} as a set of your own", "adopt-tuned": "Adopt the set with these edits", adopted: "{name} is a set of your own now.", studies: "Studies of this set", study: "Study",
    price: "Price list", sweep: "Sweep", tune: "Tune", "price-about": "What each word is worth in cost by the set's own cards, and which cards are off the curve.",
    "sweep-about": "Play the set with other values of a number, and see what changes.", "tune-about": "Find the fewest small edits with which the set meets its goals.",
    address: "What to change", values: "To which values", begin: "Begin", output: "What it says in a terminal", answer: "{study}: what came of it", failed: "It ended with a fault:",
    "not-yaml": "The form waits until the text can be read.", each: "each", "as-base": "as the set has it", show: "Show its cards",
    changed: "Another program changed the recipe.", "take-theirs": "Take the file as it is", seats: "Seats", yes: "met", no: "missed", unsure: "not known",
    played: "Games", time: "Minutes", "at-tables": "with {seats} players",
    "goals-hint": "The bar is how far a goal is missed: full at three tolerances, and in the colour of the verdict.",
    making: "Making decks", playing: "Playing games",
    first: "New decks by a recipe",
    "step-recipe": "Write a recipe, by sliders or as text: how many cards of each kind, how often a word stands on them, which numbers they bear. What it does not say stays as in {name}.",
    "step-decks": "Decks are made by it, every one of them legal.",
    "step-rank": "They and {name} itself are played on the same deals and ranked by the game's goals; the ranking grows as you watch.",
    "step-adopt": "Lay any two side by side. The one you like becomes a set of your own, to be changed, printed and played.",
    "such-as": "A recipe in this set's own words", "line-from": "What the decks begin with.", "line-make": "New cards: {what}. All other kinds stay.",
    "line-words": "The word {word} stands on three to five of them.", "line-numbers": "No new card costs less than 1 or more than 4.",
    "line-decks": "Twenty decks come out.", "line-games": "So many games are spent on ranking them.", "line-goals": "The best decks change the lead twice a game or more.",
  },
  "zh-Hant": {
    about: "配方說明新牌組該是什麼樣子。依配方製作牌組，以相同發牌對局，再依達成遊戲目標的程度排名。",
    recipe: "配方", recipes: "配方", "new-recipe": "新配方", name: "名稱", "name-hint": "英文字母、數字、- 與 _；會建立同名資料夾。", make: "建立",
    missing: "安裝實驗室後即可製作牌組，請在終端機執行這一行（缺少：{names}）：", text: "文字", form: "表單",
    kinds: "重新製作的種類", "kinds-hint": "每種幾張；原有的不納入。", run: "數量與時間", decks: "牌組數", games: "排名用的局數", "games-hint": "0 表示只製作、不對局。",
    minutes: "以分鐘代替局數", seed: "種子", players: "玩家", least: "從", most: "到", numbers: "數值範圍", "numbers-hint": "欄位或效果詞中數值的下限與上限。",
    words: "效果詞出現在幾張卡上", "words-hint": "0 到 0 表示不出現。", powers: "每張卡的效果詞數", "powers-hint": "一張卡（或其每一面）有幾個效果詞。",
    curves: "各數值的張數", "curves-hint": "張數可為數字或範圍，例如 8..12。", budget: "某種類卡牌的總價值", "budget-hint": "依價目表，以費用計。", rules: "要嘗試的規則選項",
    "rules-hint": "每組牌取其中一個值；以逗號分隔。", keep: "保留的卡牌", "keep-hint": "卡牌編號，以逗號分隔。", apart: "不得同卡的效果詞", "apart-hint": "每列一組，以逗號分隔。",
    add: "新增", remove: "移除 {name}", value: "數值", amount: "張數", saved: "已儲存", unsaved: "儲存中……", found: "配方待修正之處", start: "製作並排名",
    stop: "停止", race: "競賽", "no-race": "尚未依此配方製作牌組。", standing: "競賽進行中：目前的名次", ended: "最終排名（以未參與挑選的對局計算）", deck: "牌組", badness: "偏離值",
    "badness-hint": "牌組與目標的距離，以容許差計：越小越好。線段為 95 % 信賴區間。", met: "達成目標", deals: "發牌數", shipped: "{name} 本身", goals: "目標", goal: "目標",
    wanted: "期望範圍", side: "並排比較牌組", left: "左", right: "右", adopt: "採用", "adopt-as": "將 {deck} 採用為自己的套裝", "adopt-tuned": "採用經過這些修改的套裝", adopted: "{name} 現在是你自己的套裝。",
    studies: "研究此套裝", study: "研究", price: "價目表", sweep: "掃描", tune: "調校", "price-about": "依套裝本身的卡牌，計算各效果詞值多少費用，以及哪些卡偏離曲線。",
    "sweep-about": "以其他數值對局，看看會改變什麼。", "tune-about": "找出最少的小改動，使套裝達成目標。", address: "要改什麼", values: "改成哪些值", begin: "開始", output: "終端機裡的結果", answer: "{study}的結果",
    failed: "因錯誤而結束：", "not-yaml": "文字可以讀取後，表單才會顯示。", each: "每項", "as-base": "與原套裝相同", show: "顯示卡牌", changed: "另一個程式改動了配方。",
    "take-theirs": "採用檔案現況", seats: "人數", yes: "達成", no: "未達成", unsure: "未知", making: "製作牌組", played: "局數", time: "分鐘數", "at-tables": "{seats} 人局", "goals-hint": "長條表示離目標多遠：三個容許差時填滿，顏色即判定。", playing: "進行對局",
    first: "用配方製作新牌組",
    "step-recipe": "寫一份配方，用滑桿或文字皆可：每種卡牌幾張、某個效果詞出現幾次、數值是多少。沒寫到的都與 {name} 相同。",
    "step-decks": "依配方製作牌組，每一組都合法。", "step-rank": "這些牌組與 {name} 本身以相同發牌對局，依遊戲目標排名；名次會邊跑邊更新。",
    "step-adopt": "任選兩組並排比較。喜歡的那組可採用為自己的套裝，再修改、列印、遊玩。", "such-as": "以此套裝的詞寫成的配方", "line-from": "牌組以此為基礎。",
    "line-make": "新卡牌：{what}。其他種類維持不變。", "line-words": "效果詞 {word} 出現在其中三到五張。", "line-numbers": "新卡牌的費用不低於 1、不高於 4。",
    "line-decks": "會做出二十組牌。", "line-games": "用這麼多局來排名。", "line-goals": "最好的牌組每局領先至少易手兩次。",
  },
  "zh-Hans": {
    about: "配方说明新牌组该是什么样子。依配方制作牌组，以相同发牌对局，再依达成游戏目标的程度排名。",
    recipe: "配方", recipes: "配方", "new-recipe": "新配方", name: "名称", "name-hint": "英文字母、数字、- 与 _；会建立同名文件夹。", make: "建立",
    missing: "安装实验室后即可制作牌组，请在终端执行这一行（缺少：{names}）：", text: "文字", form: "表单",
    kinds: "重新制作的种类", "kinds-hint": "每种几张；原有的不纳入。", run: "数量与时间", decks: "牌组数", games: "排名用的局数", "games-hint": "0 表示只制作、不对局。",
    minutes: "以分钟代替局数", seed: "种子", players: "玩家", least: "从", most: "到", numbers: "数值范围", "numbers-hint": "字段或效果词中数值的下限与上限。",
    words: "效果词出现在几张卡上", "words-hint": "0 到 0 表示不出现。", powers: "每张卡的效果词数", "powers-hint": "一张卡（或其每一面）有几个效果词。",
    curves: "各数值的张数", "curves-hint": "张数可为数字或范围，例如 8..12。", budget: "某种类卡牌的总价值", "budget-hint": "依价目表，以费用计。", rules: "要尝试的规则选项",
    "rules-hint": "每组牌取其中一个值；以逗号分隔。", keep: "保留的卡牌", "keep-hint": "卡牌编号，以逗号分隔。", apart: "不得同卡的效果词", "apart-hint": "每行一组，以逗号分隔。",
    add: "新增", remove: "移除 {name}", value: "数值", amount: "张数", saved: "已保存", unsaved: "保存中……", found: "配方待修正之处", start: "制作并排名",
    stop: "停止", race: "竞赛", "no-race": "尚未依此配方制作牌组。", standing: "竞赛进行中：目前的名次", ended: "最终排名（以未参与挑选的对局计算）", deck: "牌组", badness: "偏离值",
    "badness-hint": "牌组与目标的距离，以容许差计：越小越好。线段为 95 % 置信区间。", met: "达成目标", deals: "发牌数", shipped: "{name} 本身", goals: "目标", goal: "目标",
    wanted: "期望范围", side: "并排比较牌组", left: "左", right: "右", adopt: "采用", "adopt-as": "将 {deck} 采用为自己的套装", "adopt-tuned": "采用经过这些修改的套装", adopted: "{name} 现在是你自己的套装。",
    studies: "研究此套装", study: "研究", price: "价目表", sweep: "扫描", tune: "调校", "price-about": "依套装本身的卡牌，计算各效果词值多少费用，以及哪些卡偏离曲线。",
    "sweep-about": "以其他数值对局，看看会改变什么。", "tune-about": "找出最少的小改动，使套装达成目标。", address: "要改什么", values: "改成哪些值", begin: "开始", output: "终端里的结果", answer: "{study}的结果",
    failed: "因错误而结束：", "not-yaml": "文字可以读取后，表单才会显示。", each: "每项", "as-base": "与原套装相同", show: "显示卡牌", changed: "另一个程序改动了配方。",
    "take-theirs": "采用文件现况", seats: "人数", yes: "达成", no: "未达成", unsure: "未知", making: "制作牌组", played: "局数", time: "分钟数", "at-tables": "{seats} 人局", "goals-hint": "长条表示离目标多远：三个容许差时填满，颜色即判定。", playing: "进行对局",
    first: "用配方制作新牌组",
    "step-recipe": "写一份配方，用滑块或文字皆可：每种卡牌几张、某个效果词出现几次、数值是多少。没写到的都与 {name} 相同。",
    "step-decks": "依配方制作牌组，每一组都合法。", "step-rank": "这些牌组与 {name} 本身以相同发牌对局，依游戏目标排名；名次会边跑边更新。",
    "step-adopt": "任选两组并排比较。喜欢的那组可采用为自己的套装，再修改、打印、游玩。", "such-as": "用此套装的词写成的配方", "line-from": "牌组以此为基础。",
    "line-make": "新卡牌：{what}。其他种类保持不变。", "line-words": "效果词 {word} 出现在其中三到五张。", "line-numbers": "新卡牌的费用不低于 1、不高于 4。",
    "line-decks": "会做出二十组牌。", "line-games": "用这么多局来排名。", "line-goals": "最好的牌组每局领先至少易手两次。",
  },
};
