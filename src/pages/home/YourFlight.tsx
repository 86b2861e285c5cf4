import { useEffect, useMemo } from 'react'
import { yourFlight as words } from '#content/home.ts'
import { SERVICE_SLUGS, type ServiceSlug } from '#content/paths.ts'
import { tools } from '#content/tools.ts'
import { formatIsoDate, toKuwaitDay } from '#kuwait/days.ts'
import { MINUTES_PER_DAY } from '#lib/clock.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { Actions } from '#toolHost/Actions.tsx'
import { alignRows, describeState, type FlightAnswer } from '#toolHost/defineTool.tsx'
import { InputFields } from '#toolHost/InputFields.tsx'
import { date, optional, time, wholeNumber } from '#toolHost/inputs.ts'
import { useInputs } from '#toolHost/useInputs.ts'
import { definedTools } from './definedTools.ts'
import { describeFlight, type FlightValues, readFlight, toLinkedFlight } from './flight.ts'
import * as styles from './YourFlight.css.ts'

type FlightAnswers = Readonly<Partial<Record<ServiceSlug, FlightAnswer>>>
const NO_ANSWERS: FlightAnswers = {}

/** Kuwait's date, which the tools accept for a year, may be the day after UTC's. */
const LAST_DAY_AHEAD = 364

const definition = {
  path: '/' as const,
  inputs: {
    date: optional(date('utc')),
    time: optional(time('utc')),
    // The ranges of the turnaround board and of the trolleys.
    ground: optional(wholeNumber({ min: 45, max: 180 })),
    passengers: optional(wholeNumber({ min: 1, max: 600 })),
  },
  example: { date: '', time: '', ground: '', passengers: '' },
  dependentInputs: (_: Partial<FlightValues>, minute: number | undefined) => {
    if (minute === undefined) return {}
    const today = Math.floor(minute / MINUTES_PER_DAY)
    const bounds = { min: formatIsoDate(today), max: formatIsoDate(today + LAST_DAY_AHEAD) }
    return { date: optional(date('utc', bounds)) }
  },
}

/** `isOutdated` while an entry is refused. */
export type FlightState = { answers: FlightAnswers; isOutdated: boolean }
export type YourFlightProps = { onAnswers: (state: FlightState) => void }

/** Four fields, which the tools of the panel answer for the visitor's flight. */
export function YourFlight({ onAnswers }: YourFlightProps) {
  const state = useInputs<FlightValues>(definition)
  const { valid, minute } = state
  const { flight, answers } = useMemo(
    () => answerFlight(valid.values, minute),
    [valid.values, minute],
  )
  const figures = listAnswers(answers).map(([name, answer]) => `${name}: ${answer.figure}`)
  const { problem, note, announcement } = describeState(state, words.fields, figures.join('. '))
  const isOutdated = Boolean(problem)
  useEffect(() => onAnswers({ answers, isOutdated }), [onAnswers, answers, isOutdated])
  const line = flight && minute !== undefined ? describeFlight(flight, toKuwaitDay(minute)) : ''
  const isBegun = Object.values(valid.values).some((value) => value !== null)
  const rows = listAnswers(answers).map(([name, answer]) => [name, answer.text] as const)
  return (
    <>
      <InputFields
        state={state}
        words={words.fields}
        example={definition.example}
        legend={<legend className={styles.legend}>{words.legend}</legend>}
        className={styles.fields}
      />
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
      <p className={styles.line}>{note || line || (isBegun && words.incomplete)}</p>
      {flight && (
        <Actions
          result={{ service: 'flight', text: alignRows([line, ...rows]).join('\n') }}
          flight={toLinkedFlight(flight)}
          isOutdated={isOutdated}
          isLive
          onRequest={state.saveToAddress}
        />
      )}
    </>
  )
}

/** Asks every tool; those that do not follow from a flight, or refuse it, give no answer. */
function answerFlight(values: FlightValues, minute: number | undefined) {
  const flight = readFlight(values)
  if (!flight || minute === undefined) return { flight, answers: NO_ANSWERS }
  const answers = definedTools.map(
    (tool) => [tool.service, tool.forFlight(flight, minute)] as const,
  )
  return {
    flight,
    answers: Object.fromEntries(answers.filter(([, answer]) => answer)) as FlightAnswers,
  }
}

const listAnswers = (answers: FlightAnswers) =>
  SERVICE_SLUGS.flatMap((slug) => {
    const answer = answers[slug]
    return answer ? [[tools[slug]?.name ?? '', answer] as const] : []
  })
