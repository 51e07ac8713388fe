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
