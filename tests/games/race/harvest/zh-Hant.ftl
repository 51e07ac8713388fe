power-harvest = 生產階段，版圖中每有1個建設，抽{ some-cards }。
