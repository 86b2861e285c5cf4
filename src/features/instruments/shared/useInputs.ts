import { type FormEvent, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import {
  INSTRUMENT_ANCHOR,
  readInstrumentQuery,
  toServicePath,
  type ServiceSlug,
} from '#lib/paths.ts'
import { restoreTyped } from '#lib/typedEarly.ts'
import { subscribeToMinutes } from '#ui/Clock/subscribeToMinutes.ts'
import { fillControls, isChanged, listControls, readControls } from './controls.ts'
import type { Definition } from './defineInstrument.tsx'
import { type Inputs, readTexts } from './inputs.ts'

/** Delay after the last change before the result is announced and written into the address. */
const SETTLE_DELAY_MS = 400

type StringRecord = Readonly<Record<string, string>>

type State<V> = {
  inputs: Inputs<V>
  /** Names of the inputs whose text is refused. */
  refused: readonly (keyof V & string)[]
  /** The latest texts of which none was refused, and their values. */
  valid: { texts: StringRecord; values: V }
  /** The current minute since the epoch, UTC; undefined in the prerendered example. */
  minute: number | undefined
  /** Number of the visitor's changes. */
  changes: number
}

type Reading = { texts: StringRecord; minute?: number; changes?: number }

/**
 * The inputs of an instrument. The controls hold the texts; the state is what could be read of them.
 * In the browser the prerendered example is replaced by the figures of the address, and those by what
 * was typed before hydration.
 */
export function useInputs<V extends object>(definition: Definition<V>) {
  const { service } = definition
  const root = useRef<HTMLFieldSetElement>(null)
  const [state, read] = useReducer(
    (last: State<V>, reading: Reading) => evaluate(definition, reading, last),
    { texts: definition.example },
    (reading) => evaluate(definition, reading),
  )
  const { valid, changes } = state
  const [settled, setSettled] = useState(0)

  useLayoutEffect(() => {
    const controls = listControls(root.current)
    const readAddress = () => {
      const query = isOnPage(service) ? readInstrumentQuery(location.hash) : ''
      return withPresets(definition, Object.fromEntries(new URLSearchParams(query)))
    }
    restoreTyped(root.current)
    const typed = readControls(controls.filter(isChanged))
    fillControls(controls, { ...definition.initial?.() })
    const unsubscribe = subscribeToMinutes((minute) =>
      read({ texts: readControls(controls), minute }),
    )
    fillControls(controls, { ...readAddress(), ...withPresets(definition, typed) })
    read({ texts: readControls(controls), changes: Object.keys(typed).length })
    const followHash = () => {
      fillControls(controls, readAddress())
      read({ texts: readControls(controls) })
    }
    addEventListener('hashchange', followHash)
    return () => {
      unsubscribe()
      removeEventListener('hashchange', followHash)
    }
  }, [definition, service])

  useEffect(() => {
    if (changes === 0) return
    const timer = setTimeout(() => {
      setSettled(changes)
      writeAddress(service, valid.texts)
    }, SETTLE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [changes, service, valid])

  const onInput = ({ target }: FormEvent) => {
    const controls = listControls(root.current)
    restoreTyped(root.current)
    const typed = readControls(controls.filter((control) => control === target))
    fillControls(controls, withPresets(definition, typed))
    read({ texts: readControls(controls), changes: changes + 1 })
  }
  return {
    ...state,
    root,
    isSettled: changes > 0 && settled === changes,
    onInput,
    /** Writes the texts into the address at once, so that Back restores them. */
    saveToAddress: () => writeAddress(service, valid.texts),
  }
}

function evaluate<V extends object>(
  { inputs: independent, dependentInputs }: Definition<V>,
  { texts, minute, changes }: Reading,
  last?: State<V>,
): State<V> {
  const now = minute ?? last?.minute
  const inputs = { ...independent, ...dependentInputs?.(readTexts(independent, texts).known, now) }
  const { values, refused } = readTexts(inputs, texts)
  const valid = values ? { texts, values } : last?.valid
  if (!valid) throw new Error('An input refuses the example')
  return { inputs, refused, valid, minute: now, changes: changes ?? last?.changes ?? 0 }
}

const withPresets = <V extends object>(
  { inputs, presets }: Definition<V>,
  chosen: StringRecord,
): StringRecord => ({ ...presets?.(readTexts(inputs, chosen).known), ...chosen })

/** A navigation changes the address before the page that it leaves unmounts. */
const isOnPage = (service: ServiceSlug) => location.pathname.startsWith(toServicePath(service))

function writeAddress(service: ServiceSlug, texts: StringRecord) {
  if (!isOnPage(service)) return
  const hash = `#${INSTRUMENT_ANCHOR}?${new URLSearchParams(texts).toString()}`
  // The prototype's method, because the router's own would match the route again.
  History.prototype.replaceState.call(history, history.state, '', hash)
}
