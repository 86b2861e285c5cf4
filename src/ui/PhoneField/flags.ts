/** Countries in the sprite `public/phone/flags.webp`, row by row, as ISO 3166 codes. */
export const FLAG_ROWS = [
  'ad ae af ag al am ao ar at au aw az ba bb bd be',
  'bf bg bh bi bj bn bo bq br bs bt bw by bz ca cd',
  'cf cg ch ci cl cm cn co cr cu cv cw cy cz de dj',
  'dk dm do dz ec ee eg er es et fi fj fm fr ga gb',
  'gd ge gf gh gm gn gp gq gr gt gu gw gy hk hn hr',
  'ht hu id ie il in io iq ir is it jm jo jp ke kg',
  'kh ki km kn kp kr kw kz la lb lc li lk lr ls lt',
  'lu lv ly ma mc md me mg mh mk ml mm mn mo mq mr',
  'mt mu mv mw mx my mz na nc ne ng ni nl no np nr',
  'nz om pa pe pf pg ph pk pl pr ps pt pw py qa re',
  'ro rs ru rw sa sb sc sd se sg si sk sl sm sn so',
  'sr ss st sv sy sz td tg th tj tl tm tn to tr tt',
  'tv tw tz ua ug us uy uz va vc ve vn vu ws xk ye',
  'za zm zw',
] as const

export const FLAG_WIDTH = 22
export const FLAG_HEIGHT = 16
