ability-sift-name = Sift
ability-sift = Draw { $cards } cards, then discard { $discard }.
tell-sift = { $player } sifts { $cards } out.
