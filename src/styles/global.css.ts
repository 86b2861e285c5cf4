// Cascade layers must be declared before the files that use them.
import './layers.css.ts'
import './fonts.css.ts'
import './themes.css.ts'
import './reset.css.ts'
import './print.css.ts'
