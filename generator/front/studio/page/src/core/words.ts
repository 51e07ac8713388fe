import type { Words } from "./speech";

type Key =
  | "close" | "studio-gone" | "studio-back" | "no-token" | "set" | "language" | "light" | "light-system" | "light-light"
  | "light-dark" | "skip" | "pages" | "home" | "write" | "sheets" | "test" | "play" | "build" | "lab" | "table" | "versions"
  | "not-readable" | "own-sets" | "shipped-sets" | "jobs" | "loading" | "stop"
  | "means" | "wrong" | "right" | "theme-standard" | "theme-low-ink";

export const words: Words<Key> = {
  en: {
    close: "Close", "studio-gone": "The studio has ended. Start it again with proofpress studio in the same folder: this page goes on by itself, and what you type is kept.",
    "studio-back": "The studio is there again.", "no-token": "Open the studio by the address that proofpress studio printed.",
    set: "Set", language: "Language", light: "Light", "light-system": "System", "light-light": "Light", "light-dark": "Dark",
    skip: "Skip to the page", pages: "Pages", home: "Sets", write: "Write", sheets: "Sheets", test: "Play-test", play: "Play",
    build: "Build", lab: "Lab", table: "Table", versions: "Versions", "not-readable": "cannot be read yet", "own-sets": "In this folder",
    "shipped-sets": "With Proofpress", jobs: "Running", loading: "Loading …", stop: "Stop",
    means: "What does this mean?", wrong: "Wrong:", right: "Right:",
    "theme-standard": "Standard", "theme-low-ink": "Saves ink",
  },
  "zh-Hant": {
    close: "關閉", "studio-gone": "工作室已結束。請在同一個資料夾用 proofpress studio 重新開啟：此頁會自行繼續，你輸入的內容會保留。", "studio-back": "工作室又連上了。",
    "no-token": "請用 proofpress studio 顯示的網址開啟工作室。", set: "套裝", language: "語言", light: "明暗",
    "light-system": "依系統", "light-light": "淺色", "light-dark": "深色", skip: "跳到內容", pages: "頁面", home: "套裝", write: "編寫",
    sheets: "印張", test: "測試", play: "遊玩", build: "建造", lab: "實驗室", table: "桌面", versions: "版本", "not-readable": "尚無法讀取",
    "own-sets": "此資料夾", "shipped-sets": "Proofpress 內附", jobs: "進行中", loading: "載入中……", stop: "停止",
    means: "這是什麼意思？", wrong: "錯誤的寫法：", right: "正確的寫法：",
    "theme-standard": "標準", "theme-low-ink": "省墨",
  },
  "zh-Hans": {
    close: "关闭", "studio-gone": "工作室已结束。请在同一个文件夹用 proofpress studio 重新打开：此页会自行继续，你输入的内容会保留。", "studio-back": "工作室又连上了。",
    "no-token": "请用 proofpress studio 显示的网址打开工作室。", set: "套装", language: "语言", light: "明暗",
    "light-system": "跟随系统", "light-light": "浅色", "light-dark": "深色", skip: "跳到内容", pages: "页面", home: "套装", write: "编写",
    sheets: "印张", test: "测试", play: "游玩", build: "建造", lab: "实验室", table: "桌面", versions: "版本", "not-readable": "尚无法读取",
    "own-sets": "此文件夹", "shipped-sets": "Proofpress 内附", jobs: "进行中", loading: "加载中……", stop: "停止",
    means: "这是什么意思？", wrong: "错误的写法：", right: "正确的写法：",
    "theme-standard": "标准", "theme-low-ink": "省墨",
  },
};
