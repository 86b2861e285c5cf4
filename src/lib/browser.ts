const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

type Connection = { saveData?: boolean; effectiveType?: string }
const getConnection = () => (navigator as Navigator & { connection?: Connection }).connection

export const isSavingData = (): boolean => getConnection()?.saveData === true

/** Whether the browser may load what the visitor has not asked for yet: never with Save-Data, nor on 2G. */
export const canPreload = (): boolean =>
  !isSavingData() && !getConnection()?.effectiveType?.endsWith('2g')

export const matchesMedia = (query: string): boolean => matchMedia(query).matches

export function onMediaChange(query: string, listener: (matches: boolean) => unknown): () => void {
  const list = matchMedia(query)
  const onChange = ({ matches }: MediaQueryListEvent) => listener(matches)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

export const prefersReducedMotion = (): boolean => matchesMedia(REDUCED_MOTION)

export const onReducedMotion = (listener: () => void): (() => void) =>
  onMediaChange(REDUCED_MOTION, (matches) => matches && listener())

/**
 * Calls the listener when the element enters or leaves the viewport, and once at the start.
 *
 * @returns a cleanup function
 */
export function onViewChange(
  element: Element,
  listener: (isInView: boolean) => void,
  rootMargin = '0px',
): () => void {
  const observer = new IntersectionObserver(
    (entries) => listener(entries.at(-1)?.isIntersecting ?? false),
    { rootMargin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** @returns false for clicks on a link that open a new tab or window, or download */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/**
 * Scrolls to an element and focuses it, as a link to it would. The address stays, because it may hold the
 * figures of a tool.
 */
export function showPart(id: string, behavior: ScrollBehavior): void {
  const part = document.getElementById(id)
  part?.scrollIntoView({ behavior })
  part?.setAttribute('tabindex', '-1')
  part?.focus({ preventScroll: true })
}

/** The code of every key that an input method consumes. */
const INPUT_METHOD_KEY_CODE = 229

/**
 * Whether a key belongs to an input method, such as the Enter that accepts a word. Safari ends the
 * composition before that Enter, so only its deprecated key code tells them apart.
 */
export const isInputMethodKey = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === INPUT_METHOD_KEY_CODE
