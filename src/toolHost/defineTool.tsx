import { type ReactNode, Suspense, useRef } from 'react'
import { dataAccent } from '#styles/text.css.ts'
import { sharedWords } from './words.ts'
import {
  formatServiceNumber,
  formatToolHash,
  type ServiceSlug,
  TOOL_ANCHOR,
  toServicePath,
} from '#content/paths.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary/ErrorBoundary.tsx'
import { allowBreaks } from '#lib/format.ts'
import { CallButton } from '#ui/Button/CallButton.tsx'
import { Details } from '#ui/Details/Details.tsx'
import { FigureTable } from '#ui/FigureTable/FigureTable.tsx'
import { Tables } from '#ui/FigureTable/Tables.tsx'
import type { TableProps } from '#ui/FigureTable/FigureTable.tsx'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import { useArrival } from '#ui/journey/journey.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { HydrationMark } from '#ui/HydrationMark/HydrationMark.tsx'
import { Actions } from './Actions.tsx'
import type { FieldWords } from './InputField.tsx'
import { InputFields } from './InputFields.tsx'
import { readTexts, type Texts } from './inputs.ts'
import * as styles from './Tool.css.ts'
import { ToolError } from './ToolError.tsx'
import {
  type InputDefinition,
  type InputState,
  listExampleTexts,
  readWithDependents,
  useInputs,
} from './useInputs.ts'

type ToolWords = {
  kicker: string
  title: string
  promise: string
  caution: string
  sources: readonly string[]
}

type ToolOutput = {
  answer: {
    prefix?: string
    figure: string
    remark: string
    isCall?: boolean
  }
  /**
   * The result as plain text, for Copy and for a request: sentences, and pairs to be aligned. The kicker is
   * put above them.
   */
  rows: readonly (string | readonly [label: string, text: string])[]
  drawing: ReactNode
  tables: readonly TableProps[]
}

/** What a flight tells all tools. */
export type PlannedFlight = {
  /** On blocks, in minutes since the epoch, UTC. */
  onBlocksMinute: number
  groundMin: number
  passengers: number
}

export type Definition<V extends object> = Omit<InputDefinition<V>, 'path'> & {
  words: ToolWords & { fields: { readonly [Name in keyof NoInfer<V>]: FieldWords } }
  service: ServiceSlug
  layout?: keyof typeof styles.layout
  more?: ReactNode
  /** The inputs that follow from a flight. */
  fromFlight?: (flight: PlannedFlight) => Partial<Texts<NoInfer<V>>>
  /**
   * @param minute the current one since the epoch, UTC; undefined in the prerendered example
   * @param enter fills a control, for a drawing that can be dragged
   */
  result: (
    values: NoInfer<V>,
    minute: number | undefined,
    enter: (name: keyof NoInfer<V> & string, text: string) => void,
  ) => ToolOutput
}

type PlacedDefinition<V extends object> = Definition<V> & InputDefinition<V>

/**
 * A tool: inputs, a result, a drawing and tables. `catering` is the pattern. The example is
 * prerendered, so it must not depend on the clock or the address. The inputs are kept in the address;
 * a refused text leaves the last valid result on screen, dimmed.
 */
export function defineTool<V extends object>(definition: Definition<V>): DefinedTool {
  const { service, fromFlight } = definition
  const placed = { ...definition, path: toServicePath(service) }
  // In a `Suspense` boundary, so that React hydrates the tool in a separate task, which is the last one.
  const Defined = () => (
    <Suspense>
      <ErrorBoundary fallback={<ToolError />}>
        <Tool definition={placed} />
      </ErrorBoundary>
      <HydrationMark />
    </Suspense>
  )
  return Object.assign(Defined, {
    service,
    preview: () => previewTool(definition),
    forFlight: (flight: PlannedFlight, minute: number) => {
      if (!fromFlight) return undefined
      const texts = { ...listExampleTexts(placed, minute), ...fromFlight(flight) }
      const { values } = readWithDependents(placed, { texts, minute })
      if (!values) return undefined
      const { answer, drawing } = definition.result(values, minute, () => {})
      const { figure } = answer
      return { figure, text: joinAnswer(answer), drawing, hash: formatToolHash(texts) }
    },
  })
}

export type DefinedTool = (() => ReactNode) & {
  service: ServiceSlug
  preview: () => Preview
  /** @returns undefined if the tool does not follow from a flight, or refuses this one */
  forFlight: (flight: PlannedFlight, minute: number) => FlightAnswer | undefined
}
type Preview = Pick<ToolOutput, 'answer' | 'drawing'>
/** The hash leads to the tool with the figures of the flight. */
export type FlightAnswer = { figure: string; text: string; drawing: ReactNode; hash: string }

function previewTool<V extends object>({ inputs, example, result }: Definition<V>): Preview {
  const { values } = readTexts(inputs, example)
  if (!values) throw new Error('An input refuses the example')
  return result(values, undefined, () => {})
}

function Tool<V extends object>({ definition }: { definition: PlacedDefinition<V> }) {
  const { words, service, layout = 'beside', example, more } = definition
  const state = useInputs(definition)
  const { valid, minute } = state
  const frame = useRef<HTMLDivElement>(null)
  useArrival('drawing', frame)
  const { answer, rows, drawing, tables } = definition.result(valid.values, minute, state.enter)
  const text = alignRows([words.kicker, ...rows]).join('\n')
  const answerText = joinAnswer(answer)
  const { problem, note, announcement } = describeState(state, words.fields, answerText)
  const tone = problem ? 'outdated' : 'current'
  return (
    <Section id={TOOL_ANCHOR} tone="tool">
      <div className={styles.layout[layout]}>
        <div className={styles.prose}>
          <p className={dataAccent}>{`${formatServiceNumber(service)} · ${words.kicker}`}</p>
          <SectionTitle className={styles.title}>{words.title}</SectionTitle>
          <p className={styles.promise}>{words.promise}</p>
        </div>
        <div className={styles.inputsArea}>
          <div className={styles.stickyAnswer[tone]} data-answer={answerText} />
          <InputFields
            state={state}
            words={words.fields}
            example={example}
            className={styles.inputs[layout]}
          />
        </div>
        <div className={styles.result[layout]}>
          <div className={styles.answerAndNote}>
            <p className={styles.answer}>
              {answer.prefix && <span className={styles.remark}>{`${answer.prefix} `}</span>}
              <span className={styles.figure[tone]} translate="no">
                {answer.figure}
              </span>{' '}
              <span className={styles.remark}>{answer.remark}</span>
            </p>
            {answer.isCall && (
              <div className={styles.call}>
                <CallButton />
              </div>
            )}
            <VisuallyHidden>
              <output>{announcement}</output>
            </VisuallyHidden>
            <p className={styles.note}>{note}</p>
          </div>
          <Actions
            result={{ service, text }}
            isOutdated={Boolean(problem)}
            isLive={minute !== undefined}
            onRequest={state.saveToAddress}
          />
        </div>
        <div ref={frame} className={styles.drawing[tone]}>
          <ErrorBoundary>{drawing}</ErrorBoundary>
        </div>
        <Notes words={words} tables={tables} more={more} />
      </div>
    </Section>
  )
}

type NotesProps = { words: ToolWords; tables: readonly TableProps[]; more: ReactNode }

function Notes({ words, tables, more }: NotesProps) {
  return (
    <div className={styles.notes}>
      <p className={styles.caution}>
        {words.caution} {more}
      </p>
      <Details summary={sharedWords.details}>
        <div className={styles.openContent}>
          <Tables label={sharedWords.details}>
            {tables.map((table) => (
              <FigureTable key={table.caption} {...table} tone="tool" />
            ))}
          </Tables>
          <div>
            <h3 className={styles.sourcesTitle}>{sharedWords.sources}</h3>
            <ul className={styles.sources}>
              {words.sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </div>
        </div>
      </Details>
    </div>
  )
}

/** @returns what a visitor reads and hears of refused entries, and of an answer that has changed */
export function describeState<V extends object>(
  { refused, inputs, isLinkRefused, isSettled }: InputState<V>,
  words: { readonly [Name in keyof V]: FieldWords },
  answerText: string,
) {
  const [problem] = refused.map((name) => `${words[name].label}: ${inputs[name].problem}`)
  const note = problem ? sharedWords.disabledReason : isLinkRefused ? sharedWords.linkRefused : ''
  const message = problem ? `${problem}. ${note}` : note || answerText
  return { problem, note, announcement: isSettled || isLinkRefused ? message : '' }
}

/** A remark that is a sentence of its own follows a full stop. */
export const joinAnswer = ({ prefix, figure, remark }: ToolOutput['answer']) =>
  [prefix, /^[A-Z][a-z]/.test(remark) ? `${figure}.` : figure, remark].filter(Boolean).join(' ')

/** @returns lines of text, with the texts of all pairs below one another, after labels in capitals */
export function alignRows(rows: ToolOutput['rows']): string[] {
  const width = Math.max(...rows.map((row) => (typeof row === 'string' ? 0 : row[0].length + 2)))
  return rows
    .map((row) => (typeof row === 'string' ? row : row[0].toUpperCase().padEnd(width) + row[1]))
    .map(allowBreaks)
}
