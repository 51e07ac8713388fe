# Headings above what lies on the table, where a game is shown in pictures.
shown-round = Round
shown-order = Order of play
shown-colour = Colour
shown-points = Points
shown-cash = Cash
shown-income = Income
shown-shares = Shares
shown-engine = Engine
shown-links = Links
shown-action = Action
shown-map = Map
shown-new-cities = New cities
shown-display = Goods to come

# Why a hex cannot be chosen.
why-city = Track leads up to a city, not into it.
why-laid = You have built on this hex in this turn.
why-far = Nothing leads here yet: track begins beside a city and goes on where your own track ends.
why-beginning = Your first tile must be a simple one that leads to a city.
why-full = No tile that you may lay can replace the one here.
why-unfit = No tile fits the track around this hex.
why-gone = The tiles that would fit here are all on the map.
why-markers = What you could lay here needs a town marker, and none is left.
why-dear = The cheapest tile that fits here costs ${ $need }; you have ${ $have }.
why-trains = You have no train left to mark another link: all { $need } are on the map.
why-no-town = A new city is built on a town.
why-no-new-city = All new cities are on the map.
why-loop = Track would then end in the city where it begins.
why-not-urbanizing = Only the action that brings new cities puts one on the map, once in a turn.
why-no-city = Goods are moved from a city.
why-no-cubes = There are no goods in this city.
why-no-link = No finished link leads from this city.
why-no-way = With an engine of { $have }, no goods of this city get to a city of their colour.
why-cube-there = A cube lies here already.

# What a choice leaves of one's money, as things stand.
foretold-left = Leaves you ${ $cash }; after income and expenses ${ $left }, as things stand.
foretold-missing = Leaves you ${ $cash }; ${ $missing } are then missing for expenses, as things stand, and your income falls to { $income }.
foretold-out = Leaves you ${ $cash }; ${ $missing } are then missing for expenses, as things stand: you go bankrupt.
