power-tithe = { at-end-of }每有1個建設，得{ some-credits }。
