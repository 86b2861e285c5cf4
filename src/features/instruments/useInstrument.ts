import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Near } from './InstrumentPlace/near.ts'
import { fromHash, readTexts, refused, type Rule, type Rules, type Texts, toHash } from './rules.ts'
import type { FieldCopy } from './types.ts'

/** After the last key, before the result is said and written into the address. */
const SETTLED_MS = 400

export type InstrumentOptions<R extends Rules> = {
  /**
   * What each input takes. May depend on the others' texts, and once `isLive`, in the browser and
   * after the prerendered example was taken over, on the clock.
   */
  rulesFor: (texts: Texts<R>, isLive: boolean) => R
  /** The worked example: what is prerendered. */
  example: Texts<R>
  fields: Readonly<Record<keyof R & string, FieldCopy>>
  /** Runs once in the browser: what the example lacks because the build has no clock. */
  begin?: () => Partial<Texts<R>>
}

/** An input's own part of an instrument, for `InstrumentField`. */
export type FieldState = {
  name: string
  copy: FieldCopy
  rule: Rule
  text: string
  isRefused: boolean
  onChange: (text: string) => void
}

/** What `InstrumentBand` needs to know of the inputs. */
export type InstrumentState = {
  /** The first input whose text is refused. */
  wrong: FieldState | undefined
  /** Whether the visitor's last change has stood for a moment. */
  isSettled: boolean
  /** Writes the figures into the address at once: Back is to show what is taken along. */
  keep: () => void
}

/** State of an instrument's inputs: what is typed, and the last of it that could be read. */
export function useInstrument<R extends Rules>(options: InstrumentOptions<R>) {
  const { rulesFor, example, fields, begin } = options
  const root = useRef<HTMLDivElement>(null)
  const near = use(Near)
  const [texts, setTexts] = useState(example)
  const [readable, setReadable] = useState(() => read(rulesFor(example, false), example))
  // Counts the visitor's changes, and those that have stood for a moment.
  const [changes, setChanges] = useState(0)
  const [settled, setSettled] = useState(0)

  const [isLive, setLive] = useState(false)

  const rules = rulesFor(texts, isLive)
  const names = refused(rules, texts)
  if (readable.texts !== texts && names.length === 0) setReadable(read(rules, texts))

  useLayoutEffect(() => {
    const asked = (present: Texts<R>) =>
      fromHash(location.hash, present, (wanted) => rulesFor(wanted, true)) ?? present
    const follow = () => setTexts(asked)
    let isCurrent = true
    // Until then a page that was reached by a link is the page as it is loaded.
    void near.then(() => {
      if (!isCurrent) return
      const typed = textsIn(root.current, example)
      const first = asked({ ...example, ...begin?.() })
      setLive(true)
      setReadable(read(rulesFor(first, true), first))
      setTexts({ ...first, ...typed })
      addEventListener('hashchange', follow)
    })
    return () => {
      isCurrent = false
      removeEventListener('hashchange', follow)
    }
  }, [near, example, rulesFor, begin])

  useEffect(() => {
    if (changes === 0) return
    const { pathname } = location
    const timer = setTimeout(() => {
      setSettled(changes)
      // Its figures stand in the address of its own page, never in the next one's.
      if (location.pathname === pathname) write(readable.texts)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [changes, readable])

  const change = (patch: Partial<Texts<R>>) => {
    setTexts((present) => ({ ...present, ...patch }))
    setChanges(changes + 1)
  }
  const field = (name: keyof R & string): FieldState => ({
    name,
    copy: fields[name],
    rule: rules[name] as Rule,
    text: texts[name] ?? '',
    isRefused: names.includes(name),
    onChange: (text) => change({ [name]: text } as Partial<Texts<R>>),
  })
  const [wrong] = names
  const state: InstrumentState = {
    wrong: wrong === undefined ? undefined : field(wrong),
    isSettled: changes > 0 && settled === changes,
    keep: () => write(readable.texts),
  }
  return { root, state, values: readable.values, isLive, field, change }
}

/** Read once: a day that was allowed when it was entered may be refused by the next one's rules. */
function read<R extends Rules>(rules: R, texts: Texts<R>) {
  const values = readTexts(rules, texts)
  if (!values) throw new Error('The example breaks its own rules')
  return { texts, values }
}

/** The router's own replaceState would match the page anew with each figure. */
const write = (texts: Texts<Rules>) =>
  History.prototype.replaceState.call(history, history.state, '', toHash(texts))

/** What was typed before the instrument's code was here, or kept by the browser over a reload. */
function textsIn<T extends Readonly<Record<string, string>>>(root: Element | null, example: T) {
  const controls = root?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? []
  const typed = [...controls].map((control) => {
    const isBox = control instanceof HTMLInputElement && control.type === 'checkbox'
    return [control.name, isBox ? (control.checked ? 'yes' : '') : control.value]
  })
  return Object.fromEntries(
    typed.filter(([name = '', text]) => name in example && text !== example[name]),
  ) as Partial<T>
}
