"""What designers call the columns and kinds of spreadsheets that they made for themselves."""

import re

from validator.base.issue import WrongUse
from validator.content.spreadsheets.cells import spelled
from validator.content.spreadsheets.tables import USUAL, Table

CALLED = {
    "text": "文字|內容|内容|效果|規則|规则|說明|说明|描述|能力|卡牌效果|卡牌说明|rules|rules text|card text|effect"
    "|regeltext|texte|texto|effekt|effet|efecto",
    "cost": "費用|费用|花費|花费|消耗|造價|造价|價格|价格|kosten|coût|coste|costo",
    "points": "分數|分数|得分|點數|点数|分值|勝利點數|胜利点数|vp|victory points",
    "attack": "攻擊|攻击|攻擊力|攻击力",
    "defence": "防禦|防御|防禦力|防御力|defense",
    "health": "生命|生命值|hp|血量|體力|体力",
    "strength": "強度|强度|力量|戰力|战力|戰鬥力|战斗力",
    "speed": "速度|敏捷",
    "range": "射程|範圍|范围",
    "level": "等級|等级|級別|级别|階級|阶级",
    "rarity": "稀有度|稀有",
    "faction": "陣營|阵营|勢力|势力|派系",
    "suit": "花色",
    "element": "元素|屬性|属性",
    "keyword": "關鍵字|关键字|關鍵詞|关键词",
    "movement": "移動|移动|移動力|移动力",
    "income": "收入",
    "type": "類型|类型|種類|种类|類別|类别",
    "colour": "顏色|颜色|color",
    "picture": "圖片|图片|插圖|插图|插畫|插画|美術|美术|圖像|图像|art|image|illustration",
}
"""Fields by what their columns are called elsewhere."""
MEANINGS = {spelled(word): name for name, words in (USUAL | CALLED).items() for word in words.split("|")}
LEFT_OUT = "-"
"""The meaning of a column that is not read."""
NOTES = {
    *("notes", "note", "comment", "comments", "remark", "remarks", "designer_notes", "design_notes", "playtest_notes"),
    *("playtest_comments", "todo", "notizen", "notiz", "kommentar", "bemerkung", "bemerkungen", "remarques", "notas"),
    *("備註", "备注", "註解", "注释", "附註", "附注", "備考", "备考", "設計筆記", "设计笔记", "測試筆記", "测试笔记"),
    *("待辦", "待办"),
}
"""Columns of what a designer notes for himself: no card shows them."""
FIELD = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
USUAL_NAMES = frozenset({"sheet1", "sheet", "tabelle1", "feuil1", "hoja1", "foglio1", "工作表1", "シート1"})
"""What programs call a sheet that nobody has named."""
_PLURALS = (("ies", "y"), ("oes", "o"), ("sses", "ss"), ("shes", "sh"), ("ches", "ch"), ("xes", "x"), ("s", ""))
_COPY = re.compile(r"_?[(（]\d+[)）]")
CARD = "card"


class Kinds:
    """The kinds of a spreadsheet, as they come: what a name stands for, and what such a kind is called."""

    def __init__(self) -> None:
        self.called: dict[str, str] = {}
        """Names that could be no word of a kit, by the kinds that stand for them."""
        self._found: dict[str, str] = {}

    def of(self, name: str, table: Table) -> str:
        """The kind that a name stands for: ``Heroes`` is ``hero``, 英雄 ``card``, or ``card_2`` where that is taken.

        Raises:
            WrongUse: there is no name.
        """
        if not name.strip():
            raise WrongUse(f"a row of {table.shown} says no kind in its column of kinds")
        if name not in self._found:
            word = singular(name)
            if word is None:
                free = (CARD if number == 1 else f"{CARD}_{number}" for number in range(1, len(self._found) + 2))
                word = next(one for one in free if one not in self._found.values())
                self.called[word] = name
            self._found[name] = word
        return self._found[name]


def singular(name: str) -> str | None:
    """A name of a kind for one, as fields are spelled; None where it could be none."""
    word = _COPY.sub("", spelled(name))
    for ending, instead in _PLURALS:
        if word.endswith(ending) and not word.endswith("ss"):
            word = word.removesuffix(ending) + instead
            break
    return word if FIELD.fullmatch(word) else None
