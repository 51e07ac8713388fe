power-tithe = { at-end-of }每有1个建设，得{ some-credits }。
