import {
  type FocusEvent,
  type FormEvent,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import {
  findSitePath,
  formatToolHash,
  TOOL_ANCHOR,
  TOOL_HASH_END,
  readToolHash,
  type SitePath,
} from '#content/paths.ts'
import {
  type Control,
  listControls,
  readChangedControls,
  readControl,
  writeControl,
} from '#lib/controls.ts'
import { subscribeToMinutes } from '#lib/subscribeToMinutes.ts'
import { useIsPrerendered } from '#ui/Prerendered/useIsPrerendered.ts'
import { type Input, type Inputs, namesOf, readTexts, type Texts } from './inputs.ts'

const SETTLE_DELAY_MS = 400

type StringRecord = Readonly<Record<string, string>>

export type InputDefinition<V extends object> = {
  /** The page whose address keeps the inputs. */
  path: SitePath
  /** In page order. */
  inputs: Inputs<V>
  example: Texts<NoInfer<V>>
  /** Texts of the example that depend on the clock. The visitor's and a link's take precedence. */
  initial?: (minute: number) => Partial<Texts<NoInfer<V>>>
  /** Inputs whose bounds depend on other values or on the clock. */
  dependentInputs?: (
    values: Partial<NoInfer<V>>,
    minute: number | undefined,
  ) => Partial<Inputs<NoInfer<V>>>
  /** Texts that a choice sets, such as the usual density of a product. */
  presets?: (values: Partial<NoInfer<V>>) => Partial<Texts<NoInfer<V>>>
}

type Given = {
  texts: StringRecord
  minute?: number | undefined
  /** Who chose the texts. Those of the example may depend on the minute. */
  origin: 'example' | 'link' | 'visitor'
  isLinkRefused?: boolean
}

type State<V> = Given & {
  inputs: Inputs<V>
  refused: readonly (keyof V & string)[]
  valid: { texts: StringRecord; values: V }
}

export type InputState<V extends object> = ReturnType<typeof useInputs<V>>

/**
 * The inputs of a tool. On mount the prerendered example is replaced by the clock's, by the
 * figures of the address, and by what was typed before hydration.
 */
export function useInputs<V extends object>(definition: InputDefinition<V>) {
  const { path } = definition
  const root = useRef<HTMLFieldSetElement>(null)
  const isPrerendered = useIsPrerendered()
  const [state, change] = useReducer(
    (last: State<V>, update: (last: State<V>) => Partial<Given>) =>
      evaluate(definition, { ...last, ...update(last) }, last.valid),
    undefined,
    () => evaluate(definition, { texts: definition.example, origin: 'example' }),
  )
  const { texts, minute, origin, valid } = state
  const [settled, setSettled] = useState<StringRecord>()

  useLayoutEffect(() => {
    const typed = pickInputs(definition, readChangedControls(root.current))
    const showAddress = () => {
      const query = isOnPage(path) ? readToolHash(location.hash) : undefined
      change(({ minute: now }) => readQuery(definition, query, now))
    }
    const unsubscribe = subscribeToMinutes((now) => change(startMinute(definition, now)))
    showAddress()
    if (Object.keys(typed).length > 0) change(addTyped(definition, typed))
    const isLinked = () => isOnPage(path) && readToolHash(location.hash) !== undefined
    // Browsers cannot scroll to a hash that contains inputs. On a reload they restore the scroll position.
    if (isPrerendered && isLinked() && scrollY === 0) scrollToTool()
    const followHash = () => {
      if (!isLinked()) return
      showAddress()
      scrollToTool()
    }
    addEventListener('hashchange', followHash)
    return () => {
      unsubscribe()
      removeEventListener('hashchange', followHash)
    }
  }, [definition, path, isPrerendered])

  const isLive = minute !== undefined
  const written = useRef<StringRecord>({})
  useLayoutEffect(() => {
    // Until now, the controls may have held values typed before hydration.
    if (!isLive) return
    for (const control of listControls(root.current)) {
      const text = texts[control.name] ?? ''
      // Writing the same text again would remove a date that is half typed.
      if (text !== written.current[control.name]) writeControl(control, text)
    }
    written.current = texts
  }, [isLive, texts])

  useEffect(() => {
    if (origin !== 'visitor') return
    const timer = setTimeout(() => {
      setSettled(texts)
      writeAddress(definition, valid.texts)
    }, SETTLE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [origin, definition, texts, valid.texts])

  /** @returns undefined for a control that an extension has added */
  const findInput = ({ name }: Control): Input<unknown> | undefined =>
    name in state.inputs ? state.inputs[name as keyof V] : undefined
  const enterControl = (control: Control) =>
    change(addTyped(definition, { [control.name]: readControl(control) }))
  const onInput = ({ target }: FormEvent) => {
    const control = target as Control
    const input = findInput(control)
    if (!input) return
    // A date control holds other dates while one is typed, so an error is shown only when it is left.
    if (input.control === 'date' && input.read(readControl(control)) === undefined) return
    enterControl(control)
  }
  const onBlur = ({ target }: FocusEvent) => {
    const control = target as Control
    const isDate = findInput(control)?.control === 'date'
    if (isDate && readControl(control) !== texts[control.name]) enterControl(control)
  }
  return {
    ...state,
    root,
    isSettled: settled === texts,
    onInput,
    onBlur,
    enter: (name: keyof V & string, text: string) => change(addTyped(definition, { [name]: text })),
    saveToAddress: () => writeAddress(definition, valid.texts),
  }
}

function evaluate<V extends object>(
  definition: InputDefinition<V>,
  given: Given,
  lastValid?: State<V>['valid'],
): State<V> {
  const { inputs, values, refused } = readWithDependents(definition, given)
  const valid = values ? { texts: given.texts, values } : lastValid
  if (!valid) throw new Error('An input refuses the example')
  return { ...given, inputs, refused, valid }
}

/** @returns the inputs at that minute, and what they read */
export function readWithDependents<V extends object>(
  { inputs: independent, dependentInputs }: InputDefinition<V>,
  { texts, minute }: Pick<Given, 'texts' | 'minute'>,
) {
  const { known } = readTexts(independent, texts)
  const inputs = { ...independent, ...dependentInputs?.(known, minute) }
  return { inputs, ...readTexts(inputs, texts) }
}

export const listExampleTexts = <V extends object>(
  definition: InputDefinition<V>,
  minute?: number,
) => ({
  ...definition.example,
  ...(minute !== undefined && definition.initial?.(minute)),
})

/** The example follows the clock: at midnight, for instance, it begins with the new day. */
const startMinute =
  <V extends object>(definition: InputDefinition<V>, minute: number) =>
  ({ origin }: Given): Partial<Given> =>
    origin === 'example' ? { minute, texts: listExampleTexts(definition, minute) } : { minute }

/**
 * @returns the texts of a link, or those of the example if the link has none, was cut off or has invalid
 * ones. An old link may lack an input that was added later.
 */
function readQuery<V extends object>(
  definition: InputDefinition<V>,
  query: StringRecord | undefined,
  minute: number | undefined,
): Given {
  const example = listExampleTexts(definition, minute)
  const linked = pickInputs(definition, query ?? {})
  const isLink = query !== undefined && Object.keys(linked).length > 0
  const texts = { ...example, ...linked }
  const isUsable =
    isLink && TOOL_HASH_END in query && readWithDependents(definition, { texts, minute }).values
  if (isUsable) return { texts, origin: 'link', isLinkRefused: false }
  return { texts: example, origin: 'example', isLinkRefused: isLink }
}

/** Leaves out the parameters that trackers add to links, and the controls that extensions add to pages. */
function pickInputs<V extends object>(
  { inputs }: InputDefinition<V>,
  texts: StringRecord,
): StringRecord {
  const names: readonly string[] = namesOf(inputs)
  return Object.fromEntries(Object.entries(texts).filter(([name]) => names.includes(name)))
}

const addTyped =
  <V extends object>(definition: InputDefinition<V>, typed: StringRecord) =>
  ({ texts }: Given): Given => ({
    texts: { ...texts, ...withPresets(definition, typed) },
    origin: 'visitor',
    isLinkRefused: false,
  })

const withPresets = <V extends object>(
  { inputs, presets }: InputDefinition<V>,
  chosen: StringRecord,
): StringRecord => ({ ...presets?.(readTexts(inputs, chosen).known), ...chosen })

/** A navigation changes the address before the page that it leaves unmounts. */
const isOnPage = (path: SitePath) => findSitePath(location.pathname) === path

const scrollToTool = () =>
  document.getElementById(TOOL_ANCHOR)?.scrollIntoView({ behavior: 'instant' })

function writeAddress<V extends object>({ path }: InputDefinition<V>, texts: StringRecord) {
  if (!isOnPage(path)) return
  // The prototype's method, because the router's own would match the route again.
  History.prototype.replaceState.call(history, history.state, '', `#${formatToolHash(texts)}`)
}
