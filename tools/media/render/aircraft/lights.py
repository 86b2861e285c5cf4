from core import lathe
from materials import mat


def navigation_lights(root, tip, beacon_x, top, bottom):
    for s, m in ((1, "lamp_green"), (-1, "lamp_red")):
        lathe("nav", [(-.06, 0), (-.05, .04), (0, .06), (.1, .06), (.16, 0)], mat(m), root, "x", 16,
              (tip[0], s * tip[1], tip[2]))
    lathe("beacon", [(0, .09), (.07, .08), (.11, 0)], mat("lamp_red"), root, "z", 20, (beacon_x, 0, top))
    lathe("beacon", [(0, .09), (-.07, .08), (-.11, 0)], mat("lamp_red"), root, "z", 20, (beacon_x, 0, bottom))
