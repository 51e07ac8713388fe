// The words of this page.
import { speech, type Words } from "../../core/speech";

type Key =
  | "text" | "form" | "cards" | "findings" | "changes" | "file" | "own-files" | "read-only" | "saved" | "saving" | "failed"
  | "text-of" | "find" | "replace" | "undo" | "redo" | "new-card" | "copy" | "delete" | "new-set" | "make-own" | "shipped"
  | "not-readable" | "never-read" | "opening" | "no-findings" | "findings-none-yet" | "check-all" | "checking" | "checked-all" | "filter" | "kind" | "all-kinds"
  | "sort" | "sort-file" | "sort-title" | "sort-id" | "sort-kind" | "sort-changed" | "size" | "card-language" | "theme" | "eyes"
  | "eyes-all" | "eyes-grey" | "eyes-protan" | "eyes-deutan" | "eyes-tritan" | "backs" | "safe" | "bleed" | "before-after" | "before" | "after"
  | "new" | "changed" | "nothing-changed" | "nothing-fits" | "no-cards" | "pick-card" | "count" | "shown" | "error-one" | "clash" | "put-back"
  | "keep-theirs" | "step-typed" | "step-form" | "step-copied" | "step-deleted" | "step-taken-in" | "step-put-back" | "step-made"
  | "no-steps" | "steps-told" | "name" | "name-told" | "starts-from" | "create" | "add" | "remove" | "inherited" | "in-row" | "in-sheet" | "stale" | "none" | "leave-out"
  | "view" | "keys" | "keys-told" | "to-line" | "own-kit" | "form-of" | "not-own" | "empty-set" | "languages" | "tools" | "as-written"
  | "layout" | "step-layout" | "table" | "filter-rows" | "fill-down" | "cells-chosen" | "table-keys" | "replace-with" | "replace-all" | "replaced";

export const words: Words<Key> = {
  en: {
    layout: "Layout", "step-layout": "layout", table: "Table", "filter-rows": "Filter rows", "fill-down": "Fill down", "cells-chosen": "{rows} × {columns} chosen, {all} rows", "replace-with": "Replace by",
    "replace-all": "Replace all", replaced: "Cells changed: {count}", "table-keys": "Enter edits · Shift and arrows choose more · Ctrl-C, Ctrl-V to and from a spreadsheet · Ctrl-D fills down · Delete empties",
    text: "Text", form: "Form", cards: "Cards", findings: "Findings", changes: "Changes", file: "File", "own-files": "Your files",
    "read-only": "Read only", saved: "Saved", saving: "Saving …", failed: "Not saved yet; trying again", "text-of": "Text of {file}",
    find: "Find", replace: "Replace", undo: "Undo", redo: "Redo", "new-card": "New card", copy: "Duplicate", delete: "Delete", "new-set": "New set",
    "make-own": "Make my own from it", shipped: "This set travels with Proofpress and cannot be changed.",
    "not-readable": "The text cannot be read yet; the cards are as they were before.", "never-read": "The set cannot be read yet, so there are no cards to show. The findings say what is wrong.", opening: "Reading and drawing …",
    "no-findings": "Nothing is wrong with this set.", "findings-none-yet": "Nothing found so far. “Check everything” also runs what takes longer.",
    "check-all": "Check everything", checking: "Checking …", "checked-all": "Everything is checked.", filter: "Filter cards", kind: "Kind",
    "all-kinds": "All kinds", sort: "Order", "sort-file": "As in the files", "sort-title": "By title", "sort-id": "By id", "sort-kind": "By kind",
    "sort-changed": "Changed first", size: "Size of cards", "card-language": "Language of cards", theme: "Theme", eyes: "Seen by", "eyes-all": "All colours",
    "eyes-grey": "Grey", "eyes-protan": "Red-blind", "eyes-deutan": "Green-blind", "eyes-tritan": "Blue-blind", backs: "Backs", safe: "Safe area", bleed: "Bleed and cut",
    "before-after": "Before and after", before: "Before", after: "Now", new: "new", changed: "changed",
    "nothing-changed": "No card looks different from when you opened the set.", "nothing-fits": "No card fits the filter.",
    "no-cards": "This set has no cards to show yet.", "pick-card": "Pick a card to fill in its form.", count: "{count} copies", shown: "{shown} of {all}",
    "error-one": "has findings", clash: "Another program changed the same lines of {file} while you typed. Its text is kept.", "put-back": "Put mine back",
    "keep-theirs": "Keep its text", "step-typed": "typed", "step-form": "form", "step-copied": "duplicated", "step-deleted": "deleted",
    "step-taken-in": "taken in from another program", "step-put-back": "put back", "step-made": "made",
    "no-steps": "Nothing has been changed since you opened the set.", "steps-told": "Newest first; Undo takes the first one back, in whichever file it was.",
    name: "Name", "name-told": "Letters, digits, - and _; a folder of that name is made.", "starts-from": "Begins with", create: "Create",
    add: "Add", remove: "Remove", inherited: "This card comes from the set you extend; what you change here is written as a change of it.",
    "in-row": "This card is row {row} of {file}; what you change here is written into its cells.",
    "in-sheet": "This card is row {row} of the sheet “{sheet}” in {file}; what you change here is written into its cells at once.",
    stale: "as it was",
    none: "none", "leave-out": "As it was", view: "View", keys: "Keys",
    "keys-told": "F8 next finding · Alt-G from text to card and back · Ctrl-Z undo · Ctrl-Shift-Z redo · Ctrl-Space suggestions",
    "to-line": "Go to its line", "own-kit": "A game of my own (kit)", "form-of": "Form of {id}", "not-own": "Only your own sets can be changed.",
    "empty-set": "Nothing here yet", languages: "Languages", tools: "Tools", "as-written": "Value as written in YAML",
  },
  "zh-Hant": {
    layout: "版面", "step-layout": "版面", table: "表格", "filter-rows": "篩選列", "fill-down": "向下填滿", "cells-chosen": "已選 {rows} × {columns}，共 {all} 列", "replace-with": "取代為",
    "replace-all": "全部取代", replaced: "已更改 {count} 格", "table-keys": "Enter 編輯 · Shift 加方向鍵多選 · Ctrl-C、Ctrl-V 與試算表互貼 · Ctrl-D 向下填滿 · Delete 清空",
    text: "文字", form: "表單", cards: "卡牌", findings: "問題", changes: "變更", file: "檔案", "own-files": "你的檔案",
    "read-only": "唯讀", saved: "已儲存", saving: "儲存中……", failed: "尚未儲存，正在重試", "text-of": "{file} 的文字",
    find: "尋找", replace: "取代", undo: "復原", redo: "重做", "new-card": "新增卡牌", copy: "複製", delete: "刪除", "new-set": "新套組",
    "make-own": "以此建立我的套組", shipped: "此套組隨 Proofpress 附上，不能更改。",
    "not-readable": "文字目前無法讀取；卡牌仍是先前的樣子。", "never-read": "目前無法讀取這個套組，所以沒有卡牌可顯示。「問題」會說明哪裡有錯。", opening: "讀取並繪製中……",
    "no-findings": "這個套組沒有任何問題。", "findings-none-yet": "目前沒有發現問題。「全面檢查」還會執行較費時的檢查。",
    "check-all": "全面檢查", checking: "檢查中……", "checked-all": "已全面檢查。", filter: "篩選卡牌", kind: "種類",
    "all-kinds": "所有種類", sort: "順序", "sort-file": "依檔案", "sort-title": "依名稱", "sort-id": "依編號", "sort-kind": "依種類",
    "sort-changed": "已變更者優先", size: "卡牌大小", "card-language": "卡牌語言", theme: "主題", eyes: "視覺", "eyes-all": "所有顏色",
    "eyes-grey": "灰階", "eyes-protan": "紅色盲", "eyes-deutan": "綠色盲", "eyes-tritan": "藍色盲", backs: "背面", safe: "安全範圍", bleed: "出血與裁切線",
    "before-after": "前後對照", before: "之前", after: "現在", new: "新增", changed: "已變更",
    "nothing-changed": "自開啟套組以來，沒有卡牌的外觀改變。", "nothing-fits": "沒有卡牌符合篩選條件。",
    "no-cards": "這個套組還沒有可顯示的卡牌。", "pick-card": "選一張卡牌來填寫表單。", count: "{count} 張", shown: "{shown}／{all}",
    "error-one": "有問題", clash: "你輸入時，另一個程式更改了 {file} 的相同幾行。已保留它的文字。", "put-back": "換回我的文字",
    "keep-theirs": "保留它的文字", "step-typed": "輸入", "step-form": "表單", "step-copied": "複製", "step-deleted": "刪除",
    "step-taken-in": "取自另一個程式", "step-put-back": "換回", "step-made": "建立",
    "no-steps": "自開啟套組以來沒有任何變更。", "steps-told": "最新的在最前面；「復原」會取消第一項，不論在哪個檔案。",
    name: "名稱", "name-told": "可用英文字母、數字、- 和 _；會建立同名的資料夾。", "starts-from": "以此開始", create: "建立",
    add: "加入", remove: "移除", inherited: "這張卡牌來自你所擴充的套組；在此的更改會寫成對它的變更。",
    "in-row": "這張卡牌是 {file} 的第 {row} 列；在此的更改會寫進它的儲存格。",
    "in-sheet": "這張卡牌是 {file} 中工作表「{sheet}」的第 {row} 列；在此的更改會立即寫進它的儲存格。",
    stale: "先前的樣子",
    none: "無", "leave-out": "維持原樣", view: "檢視", keys: "按鍵",
    "keys-told": "F8 下一個問題 · Alt-G 在文字與卡牌間切換 · Ctrl-Z 復原 · Ctrl-Shift-Z 重做 · Ctrl-空白鍵 建議",
    "to-line": "前往該行", "own-kit": "我自己的遊戲（套件）", "form-of": "{id} 的表單", "not-own": "只有你自己的套組可以更改。",
    "empty-set": "這裡還沒有內容", languages: "語言", tools: "工具", "as-written": "以 YAML 寫成的值",
  },
  "zh-Hans": {
    layout: "版面", "step-layout": "版面", table: "表格", "filter-rows": "筛选行", "fill-down": "向下填充", "cells-chosen": "已选 {rows} × {columns}，共 {all} 行", "replace-with": "替换为",
    "replace-all": "全部替换", replaced: "已更改 {count} 格", "table-keys": "Enter 编辑 · Shift 加方向键多选 · Ctrl-C、Ctrl-V 与电子表格互贴 · Ctrl-D 向下填充 · Delete 清空",
    text: "文本", form: "表单", cards: "卡牌", findings: "问题", changes: "更改", file: "文件", "own-files": "你的文件",
    "read-only": "只读", saved: "已保存", saving: "保存中……", failed: "尚未保存，正在重试", "text-of": "{file} 的文本",
    find: "查找", replace: "替换", undo: "撤销", redo: "重做", "new-card": "新建卡牌", copy: "复制", delete: "删除", "new-set": "新套组",
    "make-own": "以此建立我的套组", shipped: "此套组随 Proofpress 附带，不能更改。",
    "not-readable": "文本目前无法读取；卡牌仍是先前的样子。", "never-read": "目前无法读取这个套组，所以没有卡牌可显示。“问题”会说明哪里有错。", opening: "读取并绘制中……",
    "no-findings": "这个套组没有任何问题。", "findings-none-yet": "目前没有发现问题。“全面检查”还会运行较费时的检查。",
    "check-all": "全面检查", checking: "检查中……", "checked-all": "已全面检查。", filter: "筛选卡牌", kind: "种类",
    "all-kinds": "所有种类", sort: "顺序", "sort-file": "按文件", "sort-title": "按名称", "sort-id": "按编号", "sort-kind": "按种类",
    "sort-changed": "已更改者优先", size: "卡牌大小", "card-language": "卡牌语言", theme: "主题", eyes: "视觉", "eyes-all": "所有颜色",
    "eyes-grey": "灰度", "eyes-protan": "红色盲", "eyes-deutan": "绿色盲", "eyes-tritan": "蓝色盲", backs: "背面", safe: "安全范围", bleed: "出血与裁切线",
    "before-after": "前后对照", before: "之前", after: "现在", new: "新增", changed: "已更改",
    "nothing-changed": "自打开套组以来，没有卡牌的外观改变。", "nothing-fits": "没有卡牌符合筛选条件。",
    "no-cards": "这个套组还没有可显示的卡牌。", "pick-card": "选一张卡牌来填写表单。", count: "{count} 张", shown: "{shown}／{all}",
    "error-one": "有问题", clash: "你输入时，另一个程序更改了 {file} 的相同几行。已保留它的文本。", "put-back": "换回我的文本",
    "keep-theirs": "保留它的文本", "step-typed": "输入", "step-form": "表单", "step-copied": "复制", "step-deleted": "删除",
    "step-taken-in": "取自另一个程序", "step-put-back": "换回", "step-made": "建立",
    "no-steps": "自打开套组以来没有任何更改。", "steps-told": "最新的在最前面；“撤销”会取消第一项，不论在哪个文件。",
    name: "名称", "name-told": "可用英文字母、数字、- 和 _；会建立同名的文件夹。", "starts-from": "以此开始", create: "建立",
    add: "添加", remove: "移除", inherited: "这张卡牌来自你所扩展的套组；在此的更改会写成对它的变更。",
    "in-row": "这张卡牌是 {file} 的第 {row} 行；在此的更改会写进它的单元格。",
    "in-sheet": "这张卡牌是 {file} 中工作表“{sheet}”的第 {row} 行；在此的更改会立即写进它的单元格。",
    stale: "先前的样子",
    none: "无", "leave-out": "保持原样", view: "视图", keys: "按键",
    "keys-told": "F8 下一个问题 · Alt-G 在文本与卡牌间切换 · Ctrl-Z 撤销 · Ctrl-Shift-Z 重做 · Ctrl-空格 建议",
    "to-line": "前往该行", "own-kit": "我自己的游戏（套件）", "form-of": "{id} 的表单", "not-own": "只有你自己的套组可以更改。",
    "empty-set": "这里还没有内容", languages: "语言", tools: "工具", "as-written": "以 YAML 写成的值",
  },
};

export const say = speech(words);
