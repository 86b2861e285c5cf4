from core import box, empty, tube
from materials import mat


def suitcase(loc, yaw, kind, parent=None):
    e = empty("bag", loc, yaw, parent)
    m = mat(("navy", "burgundy", "charcoal", "sand", "teal", "olive")[kind % 6])
    l, w, h = ((.74, .50, .28), (.66, .46, .26), (.78, .52, .32))[kind % 3]
    box("case", (l, w, h), (0, 0, h / 2), m, e, .06)
    for k in (-.3, -.1, .1, .3):
        box("rib", (.03, w + .012, h + .012), (k * l, 0, h / 2), m, e, .05)
    box("zip", (l + .008, w + .008, .012), (0, 0, h / 2), mat("gasket"), e, 0)
    tube("handle", [(l / 2, -.09, h / 2), (l / 2 + .05, -.08, h / 2), (l / 2 + .05, .08, h / 2), (l / 2, .09, h / 2)], .012, mat("black"), e, False)
    return e
