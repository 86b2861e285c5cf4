import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { INSTRUMENT_ANCHOR, readInstrumentQuery } from '#lib/addresses.ts'
import { findChangedInputs } from './findChangedInputs.ts'
import { valueText } from './fieldWords.ts'
import {
  applyInputs,
  type Implied,
  type Inputs,
  listOutdated,
  listRefused,
  readHash,
  readTexts,
  type Rule,
  type Rules,
  type Texts,
} from './rules.ts'
import type { FieldCopy, FieldState, InstrumentState } from './types.ts'
import { writeHash } from './writeHash.ts'

/** Delay after the last change before the result is announced and written into the address. */
const SETTLE_DELAY_MS = 400

export type InstrumentOptions<R extends Rules> = {
  /**
   * The rule of each input. May depend on the other inputs, and on the clock once `isLive` is true:
   * the prerendered example must not depend on the clock.
   */
  getRules: (texts: Texts<R>, isLive: boolean) => R
  /** Inputs of the prerendered example. */
  example: Texts<R>
  /** Copy of each input, in page order. */
  fields: Readonly<Record<keyof R & string, FieldCopy>>
  /** Initial inputs that depend on the clock. Runs once, in the browser. */
  initialInputs?: () => Partial<Texts<R>>
  implied?: Implied<R>
}

/** State of an instrument's inputs: the current texts, and the values of the last valid texts. */
export function useInstrument<R extends Rules>(options: InstrumentOptions<R>) {
  const { getRules, example, fields, initialInputs, implied } = options
  const root = useRef<HTMLDivElement>(null)
  const path = useRef('')
  const [isPrerendered] = useState(!useHydrated())
  const [isLive, setLive] = useState(false)
  const [{ texts, linkProblems }, setInputs] = useState<Inputs<R>>({
    texts: example,
    linkProblems: {},
  })
  const [lastValid, setLastValid] = useState(() => readValues(getRules(example, false), example))
  // Number of the visitor's latest change, and of the latest one that has settled.
  const [changes, setChanges] = useState(0)
  const [settled, setSettled] = useState(0)

  const rules = getRules(texts, isLive)
  const refusedNames = listRefused(rules, texts)
  if (lastValid.texts !== texts && refusedNames.length === 0) setLastValid(readValues(rules, texts))

  useEffect(() => {
    const { pathname } = location
    path.current = pathname
    const readLink = (present: Texts<R>) =>
      readHash(location.hash, present, (wanted) => getRules(wanted, true), implied)
    const followHash = () => {
      // A navigation back to another page changes the hash before this page unmounts.
      if (location.pathname !== pathname) return
      setInputs((present) => readLink(present.texts) ?? present)
      scrollToLinkedInstrument()
    }
    const initial = { ...example, ...initialInputs?.() }
    const linked = readLink(initial) ?? { texts: initial, linkProblems: {} }
    const typed = findChangedInputs(root.current, example, linked.texts)
    const isTyped = Object.keys(typed).length > 0
    setLive(true)
    setLastValid(readValues(getRules(linked.texts, true), linked.texts))
    setInputs(
      isTyped ? { texts: applyInputs(linked.texts, typed, implied), linkProblems: {} } : linked,
    )
    if (isTyped) setChanges(1)
    // A reload restores the scroll position.
    if (isPrerendered && scrollY === 0) scrollToLinkedInstrument()
    addEventListener('hashchange', followHash)
    return () => removeEventListener('hashchange', followHash)
  }, [isPrerendered, example, getRules, initialInputs, implied])

  useEffect(() => {
    // The link's text was refused: the address must show the text that replaced it.
    if (Object.keys(linkProblems).length > 0) writeHash(path.current, lastValid.texts)
  }, [linkProblems, lastValid])

  useEffect(() => {
    if (changes === 0) return
    const timer = setTimeout(() => {
      setSettled(changes)
      writeHash(path.current, lastValid.texts)
    }, SETTLE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [changes, lastValid])

  const changeInputs = (chosen: Partial<Texts<R>>) => {
    setInputs((present) => ({
      texts: applyInputs(present.texts, chosen, implied),
      linkProblems: {},
    }))
    setChanges(changes + 1)
  }
  const outdatedNames = listOutdated(rules, texts, lastValid.values)
  const createField = (name: keyof R & string): FieldState => {
    const [copy, rule] = [fields[name], rules[name] as Rule]
    const isOutdated = outdatedNames.includes(name)
    return {
      name,
      copy,
      rule,
      text: texts[name] ?? '',
      isRefused: refusedNames.includes(name),
      shownValue: isOutdated ? valueText(copy, rule, lastValid.values[name]) : undefined,
      linkProblem: linkProblems[name],
      onChange: (text) => changeInputs({ [name]: text } as Partial<Texts<R>>),
    }
  }
  const state: InstrumentState = {
    root,
    isLive,
    fields: Object.keys(fields).map(createField),
    isSettled: changes > 0 && settled === changes,
    saveToAddress: () => writeHash(path.current, lastValid.texts),
  }
  return { state, values: lastValid.values }
}

/** The browser does not scroll: a hash with inputs is not an id. */
function scrollToLinkedInstrument() {
  if (readInstrumentQuery(location.hash) === undefined) return
  document.getElementById(INSTRUMENT_ANCHOR)?.scrollIntoView({ behavior: 'instant' })
}

/** Reads texts once, when they are entered: a date that is valid today may be refused tomorrow. */
function readValues<R extends Rules>(rules: R, texts: Texts<R>) {
  const values = readTexts(rules, texts)
  if (!values) throw new Error('The example breaks its own rules')
  return { texts, values }
}
