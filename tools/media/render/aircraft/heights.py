"""Height of each aircraft's local origin, the axis through its nose tip, above the ground (m)."""

JET_Z, TWIN_Z = 2.32, 3.75
