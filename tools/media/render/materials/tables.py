"""Materials and lamps that differ only in a few values."""

PEARL, NAVY, BRASS, GULF, SAND = "#F3F4F2", "#0B1E3B", "#C89B4A", "#0A5A78", "#C9B28C"

# name: (colour, roughness, metallic, clearcoat)
PLAIN = {
    "white": (PEARL, 0.28, 0, 1.0), "navy": (NAVY, 0.30, 0, 1.0), "crew_blue": ("#1F416E", 0.20, 0, 1.0),
    "gulf": (GULF, 0.30, 0, 1.0), "brass": (BRASS, 0.24, 0.9, 0.5),
    "sand": (SAND, 0.35, 0, 0.8), "grey": ("#9AA3AD", 0.40, 0, 0.3),
    "midgrey": ("#5E6670", 0.45, 0, 0.2), "charcoal": ("#23272D", 0.5, 0, 0.2),
    "chrome": ("#E8E9EC", 0.09, 1, 0), "alu": ("#CBCDD0", 0.30, 1, 0),
    "steel": ("#9FA3A8", 0.36, 0.9, 0), "dark": ("#303338", 0.45, 0.5, 0),
    "black": ("#0C0D0F", 0.5, 0, 0.1), "rubber": ("#1B1B1D", 0.68, 0, 0),
    "gasket": ("#08090A", 0.6, 0, 0), "yellow": ("#E3A313", 0.36, 0, 0.6),
    "orange": ("#E4571B", 0.5, 0, 0), "green": ("#2F7D5B", 0.4, 0, 0.6),
    "teal": ("#1C7F86", 0.3, 0, 1.0), "burgundy": ("#6E2B3A", 0.32, 0, 1.0),
    "terracotta": ("#B4643C", 0.32, 0, 1.0), "olive": ("#5E6B45", 0.4, 0, 0.4),
    "canvas": ("#5A4632", 0.8, 0, 0), "linen": ("#E9E4DA", 0.85, 0, 0),
    "pearl_carpet": ("#D9CFBC", 0.95, 0, 0), "silhouette": ("#30343C", 0.9, 0, 0),
    "concrete_pale": ("#CFC7BA", 0.7, 0, 0), "concrete_wall": ("#B9B2A6", 0.75, 0, 0), "cladding": ("#3A4450", 0.45, 0.4, 0),
    "inside": ("#CFD2D3", 0.65, 0, 0), "leather": ("#B99B78", 0.45, 0, 0.15),
    "wood": ("#4A2C18", 0.3, 0, 0.7), "leaf": ("#2E4A2C", 0.6, 0, 0),
    "navy_cloth": ("#141D30", 0.85, 0, 0), "suit": ("#2B3546", 0.8, 0, 0), "skin": ("#8A5A3C", 0.55, 0, 0.1),
    "carpet": ("#4A4F57", 0.95, 0, 0), "china": ("#F4F2EC", 0.16, 0, 0.8),
    "desk": ("#5B3620", 0.5, 0, 0.12), "soffit": ("#5A3720", 0.75, 0, 0), "panel": ("#DFE2E2", 0.35, 0, 0.4),
}
# name: (colour, strength). Small lamps are visible but not sampled as lights.
LAMPS = {
    "lamp": ((1, 0.86, 0.66), 22), "lamp_cool": ((0.86, 0.93, 1), 22),
    "lamp_red": ((1, 0.06, 0.03), 22), "lamp_green": ((0.05, 1, 0.35), 16),
    "lamp_amber": ((1, 0.45, 0.05), 22), "lamp_blue": ((0.04, 0.16, 1), 14),
    "tail_red": ((1, 0.05, 0.03), 5), "flood": ((1, 0.80, 0.55), 60),
    "strip_warm": ((1, 0.74, 0.46), 7), "strip_cool": ((0.85, 0.93, 1), 6),
    "letter": ((1, 0.70, 0.36), 3.2),
    "haze_near": ((.052, .032, .024), 1), "haze_mid": ((.17, .105, .06), 1), "haze_far": ((.33, .20, .10), 1),
    "wand": ((1, 0.20, 0.04), 9),
}
