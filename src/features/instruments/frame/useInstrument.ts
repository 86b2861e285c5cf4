import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { announcePartReady } from '#lib/hydration.ts'
import { NearContext } from './InstrumentPlace/NearContext.ts'
import {
  choose,
  type Implied,
  type Inputs,
  type LinkProblem,
  readHash,
  readTexts,
  refused,
  type Rule,
  type Rules,
  type Texts,
  toHash,
} from './rules.ts'
import type { FieldCopy } from './types.ts'

/** Pause after the last change, before the result is announced and written into the address. */
const SETTLED_MS = 400

export type InstrumentOptions<R extends Rules> = {
  /**
   * What each input takes. May depend on the other inputs, and on the clock once `isLive`: the
   * prerendered example has no clock.
   */
  rulesFor: (texts: Texts<R>, isLive: boolean) => R
  /** The worked example, which is prerendered. */
  example: Texts<R>
  fields: Readonly<Record<keyof R & string, FieldCopy>>
  /** Initial inputs that depend on the clock. Runs once, in the browser. */
  begin?: () => Partial<Texts<R>>
  implied?: Implied<R>
}

/** One input, for `InstrumentField`. */
export type FieldState = {
  name: string
  copy: FieldCopy
  rule: Rule
  text: string
  isRefused: boolean
  /** Why the text of the visitor's link is not shown. */
  linkProblem: LinkProblem | undefined
  onChange: (text: string) => void
}

/** What `InstrumentBand` needs to know of the inputs. */
export type InstrumentState = {
  /** Whether the visitor's figures are shown, and no longer the prerendered example. */
  isLive: boolean
  firstRefused: FieldState | undefined
  firstLinkProblem: FieldState | undefined
  /** Whether the visitor's last change is older than `SETTLED_MS`. */
  isSettled: boolean
  /** Writes the inputs into the address at once, so that Back shows what a request took along. */
  saveToAddress: () => void
}

/** State of an instrument's inputs: their texts, and the last texts that could be read. */
export function useInstrument<R extends Rules>(options: InstrumentOptions<R>) {
  const { rulesFor, example, fields, begin, implied } = options
  const root = useRef<HTMLDivElement>(null)
  const path = useRef('')
  const near = use(NearContext)
  const [isLive, setLive] = useState(false)
  const [{ texts, linkProblems }, setInputs] = useState<Inputs<R>>({
    texts: example,
    linkProblems: {},
  })
  const [readable, setReadable] = useState(() => read(rulesFor(example, false), example))
  // Counts the visitor's changes, and those that have settled.
  const [changes, setChanges] = useState(0)
  const [settled, setSettled] = useState(0)

  const rules = rulesFor(texts, isLive)
  const refusedNames = refused(rules, texts)
  if (readable.texts !== texts && refusedNames.length === 0) setReadable(read(rules, texts))

  useLayoutEffect(() => {
    const { pathname } = location
    path.current = pathname
    const readLink = (present: Texts<R>) =>
      readHash(location.hash, present, (wanted) => rulesFor(wanted, true), implied)
    const followHash = () => {
      // Back to another page changes the hash while this one is still shown.
      if (location.pathname !== pathname) return
      setInputs((present) => readLink(present.texts) ?? present)
    }
    let isCurrent = true
    // Until then the example stays, whether the page was loaded or reached by a link.
    void near.then(() => {
      if (!isCurrent) return
      const begun = { ...example, ...begin?.() }
      const linked = readLink(begun) ?? { texts: begun, linkProblems: {} }
      const typed = changedInputs(root.current, example, linked.texts)
      const isTyped = Object.keys(typed).length > 0
      setLive(true)
      setReadable(read(rulesFor(linked.texts, true), linked.texts))
      setInputs(
        isTyped ? { texts: choose(linked.texts, typed, implied), linkProblems: {} } : linked,
      )
      if (isTyped) setChanges(1)
      addEventListener('hashchange', followHash)
    })
    return () => {
      isCurrent = false
      removeEventListener('hashchange', followHash)
    }
  }, [near, example, rulesFor, begin, implied])

  useEffect(() => {
    if (isLive && root.current) announcePartReady(root.current)
  }, [isLive])

  useEffect(() => {
    // The address names what is shown, not what was refused.
    if (Object.keys(linkProblems).length > 0) writeHash(path.current, readable.texts)
  }, [linkProblems, readable])

  useEffect(() => {
    if (changes === 0) return
    const timer = setTimeout(() => {
      setSettled(changes)
      writeHash(path.current, readable.texts)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [changes, readable])

  const change = (chosen: Partial<Texts<R>>) => {
    setInputs((present) => ({ texts: choose(present.texts, chosen, implied), linkProblems: {} }))
    setChanges(changes + 1)
  }
  const field = (name: keyof R & string): FieldState => ({
    name,
    copy: fields[name],
    rule: rules[name] as Rule,
    text: texts[name] ?? '',
    isRefused: refusedNames.includes(name),
    linkProblem: linkProblems[name],
    onChange: (text) => change({ [name]: text } as Partial<Texts<R>>),
  })
  const [refusedName] = refusedNames
  const [problemName] = Object.keys(linkProblems)
  const state: InstrumentState = {
    isLive,
    firstRefused: refusedName === undefined ? undefined : field(refusedName),
    firstLinkProblem: problemName === undefined ? undefined : field(problemName),
    isSettled: changes > 0 && settled === changes,
    saveToAddress: () => writeHash(path.current, readable.texts),
  }
  return { root, state, values: readable.values, isLive, field }
}

/**
 * Reads texts once, when they are entered: tomorrow's rules may refuse a day that today's allowed.
 */
function read<R extends Rules>(rules: R, texts: Texts<R>) {
  const values = readTexts(rules, texts)
  if (!values) throw new Error('The example breaks its own rules')
  return { texts, values }
}

/**
 * Replaces the hash of the instrument's own page. Bypasses the router's `replaceState`, which would
 * match the route again with each figure.
 */
function writeHash(path: string, texts: Texts<Rules>) {
  if (location.pathname !== path) return
  History.prototype.replaceState.call(history, history.state, '', toHash(texts))
}

/**
 * @returns what the visitor changed before hydration, or the browser restored after a reload: what
 * differs from the prerendered example, and from the link
 */
function changedInputs<T extends Readonly<Record<string, string>>>(
  root: Element | null,
  example: T,
  linked: T,
) {
  const controls = root?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? []
  const texts = [...controls].map((control) => {
    const isBox = control instanceof HTMLInputElement && control.type === 'checkbox'
    return [control.name, isBox ? (control.checked ? 'yes' : '') : control.value] as const
  })
  return Object.fromEntries(
    texts.filter(
      ([name, text]) => name in example && text !== example[name] && text !== linked[name],
    ),
  ) as Partial<T>
}
