export const THEME_KEY = 'theme'
export const DARK_CLASS = 'dark'

/**
 * The inline script runs before the first paint, so that a dark page does not flash white. Its text
 * must be constant: the Content-Security-Policy allows it by its hash.
 */
export const INLINE_THEME_SCRIPT = `try{if(localStorage.getItem('${THEME_KEY}')==='dark')document.documentElement.classList.add('${DARK_CLASS}')}catch{}`
