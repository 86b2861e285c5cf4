/**
 * Start script, inline in each page. It runs before the first paint and loads the page's modules after
 * it, or at the first user input: until then, pictures, fonts and styles have the network to
 * themselves. Clicks that need React are queued. See docs/decisions/07-start.md.
 */
import { queueClicks } from './queueClicks.ts'

const USER_INPUT_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const
/** After this time without hydration, the page says that a part of it is missing. */
const HYDRATION_TIMEOUT_MS = 10_000
/** Delay after `load` for browsers that report no paint entry (strict privacy settings). */
const NO_PAINT_ENTRY_DELAY_MS = 1000

const root = document.documentElement
const script = document.querySelector<HTMLScriptElement>('script[data-entry]')
const { page = '', entry = '', chunks = '' } = script?.dataset ?? {}
const initialPathname = location.pathname
let isLoading = false
let hydrationTimeout = 0
let noPaintEntryTimeout = 0

/** Browsers also report a `pointermove` when the page appears below a pointer that rests. */
function onUserInput(event: Event) {
  if (event instanceof PointerEvent && event.type === 'pointermove') {
    if (event.movementX === 0 && event.movementY === 0) return
  }
  loadPage()
}

function loadPage() {
  if (isLoading) return
  isLoading = true
  clearTimeout(noPaintEntryTimeout)
  for (const type of USER_INPUT_EVENTS) removeEventListener(type, onUserInput)
  for (const href of [entry, ...chunks.split(' ').filter(Boolean)]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  hydrationTimeout = window.setTimeout(reportFailure, HYDRATION_TIMEOUT_MS)
  // The page's own module first: without it, hydration would remove the prerendered content.
  import(/* @vite-ignore */ page).then(() => import(/* @vite-ignore */ entry)).catch(reportFailure)
}

/** Shows the notice that a part of the page is missing. The next click on a button retries. */
function reportFailure() {
  clearTimeout(hydrationTimeout)
  isLoading = false
  root.dataset.incomplete = ''
  followQueuedLinks()
}

/** Saves the contact form's input in the history entry, so that it survives the reload. */
function saveTypedInput() {
  const form = document.querySelector('[data-reload]')?.closest('form')
  const controls = form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]') ?? []
  const typed = [...controls].filter(({ value, defaultValue }) => value !== defaultValue)
  if (typed.length === 0) return
  const { state } = history
  // This input is merged into the draft that the form has saved but not restored yet.
  const draftTyped = {
    ...state?.draftTyped,
    ...Object.fromEntries(typed.map(({ name, value }) => [name, value])),
  }
  // A `key` makes the router treat this history state as its own and keep it.
  history.replaceState({ key: 'draft', __TSR_index: 0, ...state, draftTyped }, '')
}

/** While a text is composed, no lines are inserted (features/contact/composer/useFlight.ts). */
const markComposing = ({ type }: Event) =>
  root.toggleAttribute('data-composing', type === 'compositionstart')

function reloadOnPathChange() {
  if (location.pathname !== initialPathname) location.reload()
}

function onHydrated() {
  clearTimeout(hydrationTimeout)
  removeEventListener('popstate', reloadOnPathChange)
  removeEventListener('beforeunload', saveTypedInput)
  delete root.dataset.incomplete
}

/** The paint entry, not an animation frame: frames are drawn before they are on the screen. */
function loadAfterFirstPaint() {
  // A page in a background tab is not painted.
  if (document.hidden) return loadPage()
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) loadPage()
  })
  observer.observe({ type: 'paint', buffered: true })
  noPaintEntryTimeout = window.setTimeout(loadPage, NO_PAINT_ENTRY_DELAY_MS)
}

const followQueuedLinks = queueClicks((element) => {
  if (element.closest('[data-reload]')) {
    saveTypedInput()
    return location.reload()
  }
  if (!('hydrated' in root.dataset)) loadPage()
})
addEventListener('popstate', reloadOnPathChange)
addEventListener('compositionstart', markComposing)
addEventListener('compositionend', markComposing)
// Phones do not fire `beforeunload`: there, only the form's reload button saves the input.
addEventListener('beforeunload', saveTypedInput)
addEventListener('aero:hydrated', onHydrated, { once: true })
for (const type of USER_INPUT_EVENTS) addEventListener(type, onUserInput, { passive: true })
if (document.readyState === 'complete') loadAfterFirstPaint()
else addEventListener('load', loadAfterFirstPaint, { once: true })
