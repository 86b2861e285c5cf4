// Runs first and loads the rest. The page reads without scripts, so its picture, fonts and styles
// get the network to themselves until they are painted.
import { holdPresses } from './holdPresses.ts'

const EARLY_SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const
/** After so long without an answer the page says that a part of it is missing. */
const PATIENCE_MS = 10_000
/** From the load until the page starts where no browser tells of a paint, as one that hides its times. */
const UNTOLD_MS = 1000

const root = document.documentElement
const tag = document.querySelector<HTMLScriptElement>('script[data-entry]')
const { page = '', entry = '', chunks = '' } = tag?.dataset ?? {}
let loading = false
let late = 0

function start() {
  if (loading) return
  loading = true
  for (const sign of EARLY_SIGNS) removeEventListener(sign, start)
  for (const href of [entry, ...chunks.split(' ').filter(Boolean)]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  late = window.setTimeout(giveUp, PATIENCE_MS)
  // Without the page's code the entry would only take its text away.
  import(/* @vite-ignore */ page).then(() => import(/* @vite-ignore */ entry)).catch(giveUp)
}

/** After a deployment, say. The next press of a button tries again. */
function giveUp() {
  clearTimeout(late)
  loading = false
  root.dataset.incomplete = ''
  stopWaiting()
}

/** Keeps what was typed where the form looks for it in the next document (features/contact/draft.ts). */
function keepTyped() {
  const form = document.querySelector('[data-reload]')?.closest('form')
  const controls = form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]') ?? []
  const typed = [...controls].filter(({ value, defaultValue }) => value !== defaultValue)
  if (typed.length === 0) return
  const { state } = history
  // Beside what the form itself has kept, of which it shows nothing yet.
  const draftTyped = {
    ...state?.draftTyped,
    ...Object.fromEntries(typed.map(({ name, value }) => [name, value])),
  }
  // A `key` makes the router treat this history state as its own and keep it.
  history.replaceState({ key: 'draft', __TSR_index: 0, ...state, draftTyped }, '')
}

const { pathname } = location
/** Back from a page that was loaded anew: until it is alive, nothing here could show the other. */
function leave() {
  if (location.pathname !== pathname) location.reload()
}

function letGo() {
  clearTimeout(late)
  removeEventListener('popstate', leave)
  removeEventListener('beforeunload', keepTyped)
  delete root.dataset.incomplete
}

/** Once the first picture is on the screen, which is later than the frame that drew it. */
function afterPaint() {
  // A page in the background is not painted.
  if (document.hidden) return start()
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start()
  })
  observer.observe({ type: 'paint', buffered: true })
  setTimeout(start, UNTOLD_MS)
}

const stopWaiting = holdPresses((pressed) => {
  if (pressed.closest('[data-reload]')) {
    keepTyped()
    return location.reload()
  }
  if (!('alive' in root.dataset)) start()
})
addEventListener('popstate', leave)
// Phones do not fire it: there, only the button keeps what was typed.
addEventListener('beforeunload', keepTyped)
addEventListener('aero:hydrated', letGo, { once: true })
for (const sign of EARLY_SIGNS) addEventListener(sign, start, { passive: true })
if (document.readyState === 'complete') afterPaint()
else addEventListener('load', afterPaint, { once: true })
