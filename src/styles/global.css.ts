// Order matters: the layers are declared before anything fills them.
import './layers.css.ts'
import './fonts.css.ts'
import './themes.css.ts'
import './reset.css.ts'
import './largeLetters.css.ts'
import './print.css.ts'
