# What becomes of files of strangers on which their reading fails.
too-much-memory = reading this file takes more than { $most } bytes of memory; nothing of it was read
too-long = reading this file takes more than { $most } seconds; nothing of it was read
broke-down = what reads this file broke down on it ({ $why }); nothing of it was read
