lonely-land = no two tiles show { $land }, so none of it ever scores
too-few-tiles = { $players } players lay only { $tiles } tiles in all, so that not everybody has a turn
