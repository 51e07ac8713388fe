# What `ship check` and `ship print` say of a ship, and the words beside its picture.

ship-tile = { $id } ({ $name })
ship-own-tile = tile of your own ({ $name })
ship-at = { $tile } at column { $column }, row { $row }
ship-at-place = { $tile } { $place }
ship-cell = column { $column }, row { $row }
ship-then = { $first }; { $last }
ship-or = { $first } or { $last }
ship-said = { $tile }: { $what }
ship-note = { $first }  { $last }

## What is wrong

ship-turned = its exhaust faces the { $side } and must face the rear
ship-unmatched = its { $side } side ({ $here }) does not match { $other } ({ $there })
ship-muzzle-blocked = its muzzle is blocked by { $other }
ship-muzzle-blocks = it blocks the muzzle of { $other }
ship-exhaust-blocked = its exhaust is blocked by { $other }
ship-exhaust-blocks = it blocks the exhaust of { $other }
ship-fits = { $tile } would fit with turn { $turns }
ship-fits-it = it would fit with turn { $turns }
ship-fits-none = no other turn fits here
ship-fits-neither = no other turn of either tile fits
ship-loose-it = so it is not joined to the start cabin
ship-loose = { $count ->
        [one] so 1 tile is not joined to the start cabin
       *[other] so { $count } tiles are not joined to the start cabin
    }: { $tiles }
ship-apart = { $count ->
        [one] 1 tile is not joined to the start cabin
       *[other] { $count } tiles are not joined to the start cabin
    }: { $tiles }
ship-off-board = { $tile } at { $cell } is off the board: board { $board } has no cell there; { $cells }
ship-columns = row { $row } has columns { $columns }
ship-rows = its rows are { $first } to { $last }
ship-taken = { $tile } at { $cell } stands where { $first } of line { $line } already is
ship-unknown = the set has no tile { $id }
ship-known = it has { $first } to { $last }
ship-near = did you mean { $near }?
ship-no-tiles = it has no tiles at all
ship-unclear = the tile at { $cell } is given neither by its id alone nor by edges and component together
ship-connector-on-exhaust = the tile of your own at { $cell } has a connector at its rear, where its exhaust is: that side must be smooth
ship-connector-on-muzzle = the tile of your own at { $cell } has a connector at its front, where its muzzle is: that side must be smooth
ship-shield-sides = the tile of your own at { $cell } is a shield that does not cover two neighbouring sides
ship-start-cabin-sides = the tile of your own at { $cell } is a start cabin, which has universal connectors on all four sides
ship-too-many = { $tile } at { $cell } is number { $used } of its kind, and the set holds { $held }
ship-misplaced = { $tile } stands at { $cell }; the only place of a start cabin is { $start }
ship-no-start = no start cabin stands at { $start }, where every ship on board { $board } begins

## What it is worth

ship-legal = legal
ship-not-legal = not legal ({ $count ->
        [one] 1 fault
       *[other] { $count } faults
    })
ship-full = { $tiles } tiles on { $cells } cells of board { $board }, every cell filled
ship-partly = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } on { $cells } cells of board { $board }, empty: { $places }
ship-whole = everything is joined to the start cabin; the figures count all of it
ship-counted = figures count only what is joined to the start cabin: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }, not the { $loose } loose at { $places }
ship-counted-most = no start cabin stands in its place: figures count the largest part that holds together: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }, { $loose } elsewhere
ship-exposed = exposed connectors: { $number }
ship-fire = fire power: { $number }
ship-engine = engine power: { $number }
ship-up-to = { $power }, up to { $number } with batteries
ship-purple = { $power }, { $number } with a purple alien
ship-brown = { $power }, { $number } with a brown alien
ship-batteries = batteries: { $number }
ship-crew = crew: { $number ->
        [one] 1 human
       *[other] { $number } humans
    }
ship-brown-at = a brown alien may live at: { $places }
ship-purple-at = a purple alien may live at: { $places }
ship-shielded = shielded sides: { $sides }
ship-storage = storage: { $holds } for goods but red, { $special } for any colour
ship-none = none
ship-no-splits = no single tile splits the ship when it is lost
ship-splits = tiles whose loss splits the ship:
ship-split = { $tile } at { $place }: parts of { $sizes }
ship-split-sizes = { $first } and { $last } tiles
ship-hits = what the dice hit (chance in 36ths; exposed = a small meteor does harm; cannon = shoots at a large meteor):
ship-from = from the { $side } (misses { $misses }/36)
ship-hit = { $dice } { $chance }/36  { $tile } at { $place }
ship-is-exposed = exposed
ship-single = single cannon
ship-double = double cannon

## Beside the picture

ship-key-guilty = red frame: this tile is to blame
ship-key-cross = cross: the fault is here
ship-key-loose = dark: not joined to the start cabin, counts for nothing
ship-key-aside = beside the board: what could not be placed
ship-aside-off = off the board
ship-aside-taken = cell is taken
ship-aside-unknown = no such tile
ship-aside-unclear = not clear which tile
ship-aside-at = { $id } at { $column }/{ $row }
ship-unnamed = a tile
