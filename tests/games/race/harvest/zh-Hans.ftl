power-harvest = 生产阶段，版图中每有1个建设，抽{ some-cards }。
