// Runs before anything else of ours and brings the rest: the page reads without it, so its picture,
// fonts and styles have the line to themselves until they are painted.

/** How long an early click waits for the page's script before it goes its plain way. */
const HOLD_MS = 2500
const EARLY_SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

const tag = document.querySelector<HTMLScriptElement>('script[data-modules]')
const modules = tag?.dataset.modules?.split(' ') ?? []
let started = false
let early: HTMLElement | null = null

function start() {
  if (started) return
  started = true
  for (const sign of EARLY_SIGNS) removeEventListener(sign, start)
  for (const href of modules) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  const [page = '', entry = ''] = modules.slice(-2)
  import(/* @vite-ignore */ page)
    .then(() => import(/* @vite-ignore */ entry))
    .catch(() => {
      // After a deployment, say. Without the page's code the entry would only take its text away.
      document.documentElement.dataset.incomplete = ''
      document.querySelector('[data-reload]')?.addEventListener('click', reload)
      letGo()
    })
}

/** Brings a new page, with what was typed where the form looks for it (contact/draft.ts). */
function reload({ target }: Event) {
  const form = (target as Element).closest('form')
  const draft = form && Object.fromEntries(new FormData(form))
  // The router takes a state with a key for one of its own, and lets it be.
  history.replaceState({ key: 'draft', __TSR_index: 0, ...history.state, draft }, '')
  location.reload()
}

/** A plain click on what a script may answer, kept until it can. */
function hold(event: MouseEvent) {
  const { button, ctrlKey, metaKey, shiftKey, altKey, target } = event
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
  if (!(target instanceof Element)) return
  const control = target.closest<HTMLElement>('button, a[href^="/"]:not([download], [target])')
  if (!control) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (!early) setTimeout(letGo, HOLD_MS)
  early = control
}

/** Hands an early click on, and tells the page where the pointer already rests. */
function letGo() {
  document.removeEventListener('click', hold, true)
  const under = [...document.querySelectorAll(':hover')].at(-1)
  under?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  early?.click()
  early = null
}

// A page in the background is not painted.
const afterPaint = () =>
  document.hidden ? start() : requestAnimationFrame(() => setTimeout(start))

document.addEventListener('click', hold, true)
addEventListener('aero:hydrated', () => setTimeout(letGo), { once: true })
for (const sign of EARLY_SIGNS) addEventListener(sign, start, { passive: true })
if (document.readyState === 'complete') afterPaint()
else addEventListener('load', afterPaint, { once: true })
