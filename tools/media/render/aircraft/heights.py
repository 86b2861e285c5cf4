"""Height of each aircraft's origin (its nose tip) above the ground, in metres."""

JET_Z, TWIN_Z = 2.32, 3.75
