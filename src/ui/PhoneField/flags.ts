/** Countries of the sprite `public/phone/flags.webp`, row by row: 16 a row, `--` for an empty place. */
export const FLAG_ROWS = [
  '-- ad ae af ag ai al am ao ar as at au aw az ba',
  'bb bd be bf bg bh bi bj bm bn bo br bs bt bw by',
  'bz ca cd cf cg ch ci ck cl cm cn co cr cu cv cw',
  'cy cz de dj dk dm do dz ec ee eg er es et fi fj',
  'fk fm fo mf ga gb gd ge gf gh gi gl gm gn gp gq',
  'gr gt gu gw gy hk hn hr ht hu id ie il in io iq',
  'ir is it jm jo jp ke kg kh ki km kn kp kr kw ky',
  'kz la lb lc li lk lr ls lt lu lv ly ma mc md me',
  'mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx',
  'my mz na nc ne nf ng ni bq no np nr nu nz om pa',
  'pe pf pg ph pk pl pm pr ps pt pw py qa re ro rs',
  'ru rw sa sb sc sd se sg sh si sk sl sm sn so sr',
  'ss st sv sx sy sz tc td tg th tj tk tl tm tn to',
  'tr tt tv tw tz ua ug us uy uz va vc ve vg vi vn',
  'vu wf ws ye za zm zw -- xk je',
] as const

/** Size of a flag in the sprite, in pixels. */
export const FLAG_WIDTH = 16
export const FLAG_HEIGHT = 11
