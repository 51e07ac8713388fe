## How to play, a booklet of a few pages
# Numbers and switches come from the set's rules profile; ![](...) shows pieces, the table and games that were played.

booklet-goal =
    You lead an empire of a handful of worlds. Lay card beside card so that their trade routes meet, trip up your neighbours, and keep your secret mission in mind.

    After { $rounds } rounds with { $rounds_for } players most points win.

booklet-setup =
    1. Shuffle the { $homeworld_count } homeworlds and deal one face down to each player. Look at it: it has your mission. The rest go back into the box.
    2. Shuffle all other cards and deal { $hand_size } to each player. The rest is the deck.
    3. { $start_seat ->
        [first] The first seat begins.
       *[random] Draw lots for who begins.
    } You go round clockwise.

    In the picture one hand and one homeworld lie open, as their owner sees them.

booklet-turn =
    ### 1 Swap

    ![](back:empire)

    { $swap_cards ->
        [0] This game is played without it.
       *[other] Discard up to { $swap_cards } cards and draw as many.
    }

    ### 2 Play an empire card

    ![](piece:empire)

    Lay it at the { $row_side ->
        [either] left or right
       *[right] right
    } end of your row, either way up. The routes that meet must be the same number; a wormhole meets any. Pay its cost with other cards of your hand.

    ### 3 Attack

    ![](piece:raid)

    Lay a raid or invasion on a rival’s card: its ability is off, or its symbols are. Pay what it asks for.

    ### 4 Send an ambassador

    ![](piece:ambassador)

    An ambassador frees a card of yours from attack and keeps it safe. { $ambassador_without_attack ->
        [yes] It may also go where there is no attack.
       *[no] {""}
    }

    ### 5 Refill

    ![](icon:empire,raid,ambassador,homeworld)

    Draw until you hold { $hand_size ->
        [one] 1 card
       *[other] { $hand_size } cards
    }.

booklet-examples =
    These turns were played by the program that knows the rules, and are told as they happened.

    ![A turn](example:turn)
    ![A card is attacked](example:attack)

booklet-scoring =
    Live halves, abilities that count at the end, your mission, cards tucked away, and majorities of the five civilisations.

booklet-questions =
    ### Which half of a card counts?

    The one that you read upright at the top. Only its ability, points and symbols are live.

    ### May I turn a card later?

    No. Once laid, it stays as it is.

    ### When do two cards fit?

    When the edges that meet show the same number of trade routes, or one of them is a wormhole.

    ### What must my first card fit?

    { $homeworld_routes ->
        [0] Nothing. Lay it either way up.
       *[other] Its left edge must show { $homeworld_routes } routes or a wormhole.
    }

    ### How do I pay?

    Discard as many other cards of your hand, of any kind, as the cost says.

    ### Must I play an empire card?

    { $empire_play ->
        [mandatory] Yes, if you hold one that fits and that you can pay for.
       *[optional] No.
    }

    ### What if I hold no empire card that I can play?

    You may ask for a new hand: show your cards, discard them and end your turn. You draw { $hand_size } at the start of your next one.

    ### What does a raid do, what an invasion?

    A raid turns off the symbols of a card, an invasion its ongoing or end ability.

    ### How often may I attack?

    { $raids_per_turn ->
        [one] Once in a turn.
       *[one_per_rival] Several times in a turn, but each rival only once.
    }

    ### Which cards cannot be attacked?

    Those under attack already, those with an ambassador or a live Protect, and those of players who have had their last turn.

    ### When do I use an ability?

    Once abilities right when the card is played; ongoing ones work as long as they are live; those at the end count in scoring.

    ### What if the deck is empty?

    { $empty_deck ->
        [reshuffle] Shuffle the discard pile into a new one.
       *[stop] Nobody draws any more, unless Rebirth makes a new deck.
    }

    ### How are majorities counted?

    For each civilisation whoever has most live symbols gets the points; those who tie get fewer.

    ### Do the points of an attacked card still count?

    { $reward_off ->
        [symbols_and_points] Not under a raid. Under an invasion those printed on it do.
       *[symbols] Those printed on it do. Only its symbols, or its ability and what that would score, are off.
    }

    ### Is my homeworld a card of my row?

    No. It stays face down beside the row until scoring; cards that you tuck away go under it.

booklet-aid =
    ## Your turn

    1. **Swap:** { $swap_cards ->
        [0] not in this game.
        [one] 1 card.
       *[other] up to { $swap_cards } cards.
    }
    2. **Empire card:** match routes, pay its cost.
    3. **Attack:** raid or invasion.
    4. **Ambassador.**
    5. **Refill** to { $hand_size }.

    ## The end

    - { $rounds } rounds with { $rounds_for } players
    - Points, abilities, mission, tucked cards, majorities
