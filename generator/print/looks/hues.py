"""Colours by a value: each of a field's values has a hue, and from it a dozen colours, in every theme.

The hues are told apart with any of the common kinds of colour blindness when used from the first on, and every value
also has a sign of its own, on a shape of its own.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence

from generator.print.layout.vocabulary import Mark

LOW_INK = "low-ink"
HUES = ("#1f5fa8", "#c8501e", "#1d8a6b", "#8a4fa3", "#b88a10", "#3f9bc8", "#8c5a36", "#c25b86", "#5d6b2e", "#55606e")
"""In the order in which values take them."""
NAMED = {
    "red": "#b8352c",
    "blue": "#1f5fa8",
    "green": "#23845a",
    "yellow": "#c99a12",
    "orange": "#d0701c",
    "purple": "#7d4a9c",
    "violet": "#7d4a9c",
    "pink": "#c25b86",
    "brown": "#85552f",
    "black": "#2c3038",
    "grey": "#6a7380",
    "gray": "#6a7380",
    "white": "#8e98a6",
    "gold": "#b88a10",
    "silver": "#7f8a98",
    "teal": "#16808a",
    "cyan": "#3f9bc8",
    "water": "#1f6fb2",
    "sea": "#1a6390",
    "ice": "#4f9fc4",
    "frost": "#4f9fc4",
    "snow": "#7f9fb4",
    "storm": "#4a6a8c",
    "poison": "#5d8a2a",
    "sand": "#b09048",
    "copper": "#a8622c",
    "bronze": "#8c6a2c",
    "steel": "#5f6872",
    "fire": "#c2401f",
    "flame": "#c2401f",
    "lava": "#b23a1a",
    "blood": "#9c2530",
    "earth": "#7d5a32",
    "stone": "#6d6f74",
    "wood": "#84603a",
    "forest": "#2f6f43",
    "nature": "#3a7d3f",
    "plant": "#3f8a45",
    "leaf": "#3f8a45",
    "grass": "#4f8f3a",
    "meadow": "#6f8f2f",
    "swamp": "#5a6b3a",
    "mud": "#7a5c3c",
    "mountain": "#75706a",
    "rock": "#6d6f74",
    "desert": "#b8934a",
    "salt": "#7f9fb4",
    "ash": "#6a6560",
    "bone": "#a08f68",
    "metal": "#5f6872",
    "sun": "#c9921a",
    "light": "#c9921a",
    "day": "#c9921a",
    "air": "#5b9db8",
    "wind": "#5b9db8",
    "moon": "#56608f",
    "night": "#333a66",
    "dark": "#3a3550",
    "shadow": "#453f5c",
    "love": "#b84a6c",
    "money": "#b88a10",
    "iron": "#5f6872",
    "wheat": "#b8902c",
    "brick": "#a8492c",
    "moss": "#5f7a34",
    "ember": "#c2501f",
    "tide": "#1a6f8f",
    "ocean": "#1a6390",
    "river": "#2a7ab8",
    "lake": "#2a7ab8",
    "coast": "#b09048",
    "dusk": "#56507f",
    "dawn": "#c07a4a",
    "field": "#b8902c",
    "farm": "#8f7a2c",
    "grain": "#b8902c",
    "barley": "#b8902c",
    "corn": "#c9921a",
    "hill": "#6f8f2f",
    "jungle": "#2f6f43",
    "pine": "#2f6450",
    "tundra": "#7f9fb4",
    "volcano": "#b23a1a",
    "ruby": "#a81f3a",
    "emerald": "#1f7f55",
    "sapphire": "#1f4fa8",
    "amethyst": "#7a4aa0",
    "topaz": "#c98a1a",
    "amber": "#c07f14",
    "jade": "#2f8a6a",
    "obsidian": "#33363f",
    "coal": "#3f4248",
    "clay": "#a8603c",
    "rust": "#a04f24",
    "crimson": "#9c2035",
    "scarlet": "#c0301f",
    "navy": "#24407a",
    "indigo": "#40489a",
    "rose": "#b84a6c",
    "olive": "#6f7030",
    "lime": "#6a9a24",
    "honey": "#c98f1a",
    "spring": "#5a9a3a",
    "summer": "#c9921a",
    "autumn": "#b0602a",
    "winter": "#5f8fb0",
}
"""Values that are called as a colour, or as what everybody sees in one, have it."""
SIGNS = ("sun", "leaf", "flame", "moon", "crown", "drop", "hill", "heart", "key", "eye", "anchor", "bell")
"""Icons of values that have none of their own, in the order in which values take them."""
PREFIX = "game-icons:"
ALIKE = {
    "water": ("drop",),
    "sea": ("game-icons:big-wave", "anchor"),
    "fire": ("flame",),
    "earth": ("hill",),
    "stone": ("game-icons:stone-block", "hill"),
    "air": ("game-icons:wind-slap",),
    "wind": ("game-icons:wind-slap",),
    "wood": ("game-icons:wood-pile", "leaf"),
    "forest": ("game-icons:forest", "leaf"),
    "plant": ("leaf",),
    "nature": ("leaf",),
    "light": ("sun",),
    "day": ("sun",),
    "dark": ("moon",),
    "night": ("moon",),
    "love": ("heart",),
    "life": ("heart",),
    "mountain": ("hill",),
    "king": ("crown",),
    "gold": ("game-icons:two-coins", "coin"),
    "money": ("game-icons:two-coins", "coin"),
    "magic": ("game-icons:crystal-wand",),
    "war": ("game-icons:crossed-swords",),
    "fight": ("game-icons:crossed-swords",),
    "food": ("game-icons:meal",),
    "frost": ("game-icons:snowflake-2",),
    "ice": ("game-icons:snowflake-2",),
    "snow": ("game-icons:snowflake-1",),
    "storm": ("game-icons:heavy-lightning",),
    "shadow": ("moon",),
    "meadow": ("game-icons:high-grass", "leaf"),
    "plain": ("game-icons:high-grass", "leaf"),
    "plains": ("game-icons:high-grass", "leaf"),
    "cave": ("game-icons:cave-entrance",),
    "mud": ("game-icons:swamp",),
    "salt": ("game-icons:salt-shaker",),
    "ash": ("game-icons:burning-embers", "flame"),
    "bone": ("game-icons:crossed-bones",),
    "death": ("game-icons:skull-crossed-bones",),
    "city": ("game-icons:modern-city",),
    "town": ("game-icons:village",),
    "science": ("game-icons:microscope",),
    "knowledge": ("game-icons:open-book",),
    "culture": ("game-icons:greek-temple",),
    "religion": ("game-icons:prayer",),
    "industry": ("game-icons:factory",),
    "military": ("game-icons:crossed-swords",),
    "attack": ("game-icons:crossed-swords",),
    "defence": ("game-icons:shield",),
    "law": ("game-icons:scales",),
    "order": ("game-icons:scales",),
    "health": ("game-icons:health-normal", "heart"),
    "energy": ("game-icons:electric",),
    "lightning": ("game-icons:lightning-storm",),
    "poison": ("game-icons:poison-bottle",),
    "metal": ("game-icons:metal-bar",),
    "iron": ("game-icons:metal-bar",),
    "coal": ("game-icons:coal-pile",),
    "brick": ("game-icons:brick-pile",),
    "clay": ("game-icons:brick-pile",),
    "wine": ("game-icons:wine-bottle",),
    "tea": ("game-icons:teapot",),
    "tool": ("game-icons:hammer-nails",),
    "ship": ("game-icons:galleon",),
    "animal": ("game-icons:paw",),
    "wolf": ("game-icons:wolf-head",),
    "horse": ("game-icons:horse-head",),
    "dragon": ("game-icons:dragon-head",),
    "goblin": ("game-icons:goblin-head",),
    "orc": ("game-icons:orc-head",),
    "elf": ("game-icons:elf-ear",),
    "dwarf": ("game-icons:dwarf-face",),
    "human": ("game-icons:person",),
    "thief": ("game-icons:robber",),
    "wizard": ("game-icons:wizard-face",),
    "moss": ("leaf",),
    "ember": ("game-icons:burning-embers", "flame"),
    "tide": ("game-icons:big-wave",),
    "ocean": ("game-icons:big-wave",),
    "river": ("game-icons:river", "drop"),
    "lake": ("drop",),
    "dusk": ("game-icons:sunset", "moon"),
    "dawn": ("game-icons:sunrise", "sun"),
    "field": ("game-icons:wheat",),
    "grain": ("game-icons:wheat",),
    "barley": ("game-icons:wheat",),
    "sand": ("game-icons:island", "sun"),
    "beach": ("game-icons:island", "sun"),
    "coast": ("game-icons:island", "anchor"),
    "harbour": ("anchor",),
    "port": ("anchor",),
    "farm": ("game-icons:wheat",),
    "mine": ("game-icons:gold-mine",),
    "ore": ("game-icons:ore",),
    "spice": ("game-icons:hot-spices",),
    "cotton": ("game-icons:cotton-flower",),
    "sugar": ("game-icons:sugar-cane",),
    "coffee": ("game-icons:coffee-beans",),
    "beer": ("game-icons:beer-stein",),
    "glass": ("game-icons:wine-glass",),
    "fruit": ("game-icons:shiny-apple",),
    "meat": ("game-icons:meat",),
    "cloth": ("game-icons:rolled-cloth",),
    "silk": ("game-icons:rolled-cloth",),
    "road": ("game-icons:road",),
    "jungle": ("game-icons:jungle",),
    "lava": ("game-icons:lava", "flame"),
    "flower": ("game-icons:flowers",),
    "bird": ("game-icons:hummingbird",),
    "insect": ("game-icons:beetle-shell",),
    "ghost": ("game-icons:ghost",),
    "knight": ("game-icons:mounted-knight",),
    "priest": ("game-icons:prayer",),
    "merchant": ("game-icons:trade",),
    "music": ("game-icons:musical-notes",),
    "medicine": ("game-icons:medicines",),
    "space": ("game-icons:galaxy", "moon"),
    "time": ("game-icons:hourglass",),
    "luck": ("game-icons:clover",),
    "peace": ("game-icons:dove",),
    "spring": ("leaf",),
    "summer": ("sun",),
    "autumn": ("game-icons:maple-leaf", "leaf"),
    "winter": ("game-icons:snowflake-1",),
}
"""Icons of words that no icon is called."""
CHINESE = {
    "red": "紅色 紅 红色 红",
    "blue": "藍色 藍 蓝色 蓝",
    "green": "綠色 綠 绿色 绿",
    "yellow": "黃色 黃 黄色 黄",
    "orange": "橙色 橙",
    "purple": "紫色 紫",
    "black": "黑色 黑",
    "white": "白色 白",
    "grey": "灰色 灰",
    "brown": "棕色 棕",
    "gold": "金色 黃金 黄金",
    "silver": "銀色 銀 银色 银",
    "water": "水 水域",
    "sea": "海 海洋 大海",
    "fire": "火 火焰",
    "earth": "土 大地",
    "stone": "石 石頭 石头 石材",
    "wind": "風 风",
    "wood": "木 木材 木頭 木头",
    "metal": "金 金屬 金属",
    "forest": "森林 樹林 树林",
    "mountain": "山 山脈 山脉 山地",
    "meadow": "草原 草地 平原",
    "desert": "沙漠",
    "swamp": "沼澤 沼泽",
    "cave": "洞穴",
    "ice": "冰",
    "snow": "雪",
    "lightning": "雷 電 电 閃電 闪电",
    "light": "光 光明",
    "dark": "暗 黑暗",
    "sun": "日 太陽 太阳",
    "moon": "月 月亮",
    "love": "愛 爱",
    "death": "死亡",
    "fish": "魚 鱼",
    "wheat": "小麥 小麦 麥 麦",
    "sheep": "羊 綿羊 绵羊",
    "brick": "磚 砖 磚塊 砖块",
    "iron": "鐵 铁",
    "money": "錢 钱 金錢 金钱",
    "city": "城市",
    "village": "村莊 村庄",
    "castle": "城堡",
    "science": "科學 科学",
    "military": "軍事 军事",
    "culture": "文化",
    "tea": "茶",
}
"""Words of both Chinese scripts for what has a colour or an icon under its English name."""
_ENGLISH = {word: name for name, words in CHINESE.items() for word in words.split()}
PLATES = ("ellipse", "square", "diamond", "hexagon", "shield", "tag", "pennant", "arch")
"""Shapes under the signs, likewise."""


def hue_of(value: str, place: int, palette: Sequence[str] = HUES) -> str:
    """``#rrggbb`` for a value, the ``place``-th of its field."""
    if value.startswith("#"):
        return value.lower()
    name = value.casefold()
    return NAMED.get(_ENGLISH.get(name, name), palette[place % len(palette)])


def tones(name: str, hue: str, theme: str) -> dict[str, str]:
    """The colours that go by a name, from its hue."""
    light = theme == LOW_INK
    deep = mixed(hue, "#10131c", 0.5)
    return {
        name: hue,
        f"{name}-deep": deep,
        f"{name}-field": mixed(hue, "#ffffff", 0.9) if light else mixed(hue, "#10131c", 0.3),
        f"{name}-mid": mixed(hue, "#ffffff", 0.78) if light else mixed(hue, "#10131c", 0.12),
        f"{name}-line": mixed(hue, "#ffffff", 0.35) if light else mixed(hue, "#ffffff", 0.45),
        f"{name}-pale": "#ffffff" if light else mixed(hue, "#ffffff", 0.84),
        f"{name}-bar": mixed(hue, "#ffffff", 0.86) if light else deep,
        f"{name}-bar-on": deep if light else "#ffffff",
        f"{name}-on": deep if light else "#ffffff",
        f"{name}-art": mixed(hue, "#ffffff", 0.68) if light else hue,
        f"{name}-art-dark": mixed(hue, "#ffffff", 0.5) if light else mixed(hue, "#10131c", 0.45),
        f"{name}-art-light": mixed(hue, "#ffffff", 0.88) if light else mixed(hue, "#ffffff", 0.5),
    }


def mixed(colour: str, other: str, share: float) -> str:
    """A colour with a share (0 to 1) of another."""
    pairs = ((int(one[at : at + 2], 16) for one in (colour, other)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def marks_of(
    values: Iterable[str], icons: Container[str], chosen: Mapping[str, str] = {}, pale: Container[str] = ()
) -> dict[str, Mark]:
    """A mark for each value: the icon chosen for it, the one of its name, or a sign, on a shape in its colour.

    It is white, and dark on the colours of values that are ``pale``.
    """
    listed = list(values)
    signs = _signs(listed, {value: known_icon(chosen.get(value), icons) or _called(value, icons) for value in listed})
    return {
        value: Mark(
            shape=PLATES[place % len(PLATES)],
            icon=signs[value],
            fill=f"of-{value}",
            ink=f"of-{value}-deep" if value in pale else "white",
            accent=f"of-{value}-deep" if value in pale else "white",
            scale=0.62,
        )
        for place, value in enumerate(listed)
    }


def _signs(values: Iterable[str], own: Mapping[str, str | None]) -> dict[str, str]:
    """The sign of each value: its own, else the one of its place, or another where that is a different value's."""
    signs = {value: sign for value, sign in own.items() if sign is not None}
    for place, value in enumerate(values):
        if value not in signs:
            usual = SIGNS[place % len(SIGNS)]
            free = [sign for sign in (usual, *reversed(SIGNS)) if sign not in signs.values()]
            signs[value] = free[0] if free else usual
    return signs


def known_icon(name: str | None, icons: Container[str]) -> str | None:
    """The icon, as it is called: one of the library may be named without its prefix."""
    return next((one for one in (name, f"{PREFIX}{name}") if one is not None and one in icons), None)


def _called(value: str, icons: Container[str]) -> str | None:
    """The icon of a value's own name, ours or of the library; else of a word that means much the same."""
    name = _ENGLISH.get(value, value.casefold().replace("_", "-").replace(" ", "-"))
    for one in (value, name, name.removesuffix("s")):
        for icon in (one, f"{PREFIX}{one}"):
            if icon in icons:
                return icon
    alike = ALIKE.get(name) or ALIKE.get(name.removesuffix("s"), ())
    return next((icon for icon in alike if icon in icons), None)


def hues_of(fields: Mapping[str, Iterable[str]], palette: Sequence[str] = HUES) -> dict[str, str]:
    """The hue of every value of the fields, by value; the field that is named first decides."""
    hues: dict[str, str] = {}
    for values in fields.values():
        for place, value in enumerate(values):
            hues.setdefault(value, hue_of(value, place, palette))
    return hues
