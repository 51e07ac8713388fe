# What findings about what was learned say.
of-another-set = this was learned of another set, so players go without it; proofpress train learns it anew
of-another-version = this was learned with another version of what positions are described by, so players go without it; proofpress train learns it anew
said-by-no-card = no card of this set says that
