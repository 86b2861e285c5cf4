export const THEME_KEY = 'theme'
export const DARK_CLASS = 'dark'
/** The colour of a mobile browser's own bars, once for each theme; `data-theme` says for which. */
export const BARS_SELECTOR = 'meta[name="theme-color"]'

/**
 * The inline script runs before the first paint, so that neither a dark page nor the browser's own bars
 * flash white. Its text must be constant: the Content-Security-Policy allows it by its hash.
 */
export const INLINE_THEME_SCRIPT = `try{if(localStorage.getItem('${THEME_KEY}')==='dark'){document.documentElement.classList.add('${DARK_CLASS}');for(const m of document.querySelectorAll('${BARS_SELECTOR}'))m.media=m.dataset.theme==='dark'?'all':'not all'}}catch{}`
