import { type MouseEvent, type ReactNode, Suspense, useRef } from 'react'
import { sharedWords } from './words.ts'
import { pageError } from '#content/layout.ts'
import { formatServiceNumber, TOOL_ANCHOR, type ServiceSlug } from '#content/paths.ts'
import { formatResultHash } from '#content/resultLink.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary/ErrorBoundary.tsx'
import { allowBreaks } from '#lib/format.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { CallButton } from '#ui/Button/CallButton.tsx'
import { Container } from '#ui/Container/Container.tsx'
import { CopyButton } from '#ui/CopyButton/CopyButton.tsx'
import { PhoneLink } from '#ui/DeskLink/DeskLink.tsx'
import { Details } from '#ui/Details/Details.tsx'
import { FigureTable } from '#ui/FigureTable/FigureTable.tsx'
import { Tables } from '#ui/FigureTable/Tables.tsx'
import type { TableProps } from '#ui/FigureTable/FigureTable.tsx'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import { useArrival } from '#ui/journey/journey.ts'
import { visuallyHidden } from '#styles/visibility.css.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { HydrationMark } from '#ui/HydrationMark/HydrationMark.tsx'
import { type FieldWords, InputField } from './InputField.tsx'
import { type Inputs, namesOf, readTexts, type Texts } from './inputs.ts'
import * as styles from './Tool.css.ts'
import { useInputs } from './useInputs.ts'

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
  /** The result as plain text, for Copy and for a request: sentences, and pairs to be aligned. */
  rows: readonly (string | readonly [label: string, text: string])[]
  drawing: ReactNode
  tables: readonly TableProps[]
}

export type Definition<V extends object> = {
  words: ToolWords & { fields: { readonly [Name in keyof NoInfer<V>]: FieldWords } }
  service: ServiceSlug
  layout?: keyof typeof styles.layout
  more?: ReactNode
  inputs: Inputs<V>
  example: Texts<NoInfer<V>>
  /** Texts of the example that depend on the clock. The visitor's and a link's take precedence. */
  initial?: (minute: number) => Partial<Texts<NoInfer<V>>>
  dependentInputs?: (
    values: Partial<NoInfer<V>>,
    minute: number | undefined,
  ) => Partial<Inputs<NoInfer<V>>>
  /** Texts that a choice sets, such as the usual density of a product. */
  presets?: (values: Partial<NoInfer<V>>) => Partial<Texts<NoInfer<V>>>
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

/**
 * A tool: inputs, a result, a drawing and tables. `catering` is the pattern. The example is
 * prerendered, so it must not depend on the clock or the address. The inputs are kept in the address;
 * a refused text leaves the last valid result on screen, dimmed.
 */
export function defineTool<V extends object>(definition: Definition<V>): DefinedTool {
  // In a `Suspense` boundary, so that React hydrates the tool in a separate task, which is the last one.
  const Defined = () => (
    <Suspense>
      <ErrorBoundary fallback={<ToolError />}>
        <Tool definition={definition} />
      </ErrorBoundary>
      <HydrationMark />
    </Suspense>
  )
  return Object.assign(Defined, {
    service: definition.service,
    preview: () => previewTool(definition),
  })
}

const ToolError = () => (
  <Container>
    <p>
      {pageError.part} <PhoneLink />
    </p>
  </Container>
)

export type DefinedTool = (() => ReactNode) & {
  service: ServiceSlug
  preview: () => Pick<ToolOutput, 'answer' | 'drawing'>
}

function previewTool<V extends object>({ inputs, example, result }: Definition<V>) {
  const { values } = readTexts(inputs, example)
  if (!values) throw new Error('An input refuses the example')
  const { answer, drawing } = result(values, undefined, () => {})
  return { answer, drawing }
}

function Tool<V extends object>({ definition }: { definition: Definition<V> }) {
  const { words, service, layout = 'beside', example, more } = definition
  const { root, inputs, refused, valid, minute, ...state } = useInputs(definition)
  const frame = useRef<HTMLDivElement>(null)
  useArrival('drawing', frame)
  const { answer, rows, drawing, tables } = definition.result(valid.values, minute, state.enter)
  const text = alignRows(rows).join('\n')
  const [problem] = refused.map((name) => `${words.fields[name].label}: ${inputs[name].problem}`)
  const tone = problem ? 'outdated' : 'current'
  const note = problem
    ? sharedWords.disabledReason
    : state.isLinkRefused
      ? sharedWords.linkRefused
      : ''
  const answerText = [answer.prefix, answer.figure, answer.remark].filter(Boolean).join(' ')
  const message = problem ? `${problem}. ${note}` : note || answerText
  return (
    <Section id={TOOL_ANCHOR} tone="tool">
      <div className={styles.layout[layout]}>
        <div className={styles.prose}>
          <p className={styles.kicker}>{`${formatServiceNumber(service)} · ${words.kicker}`}</p>
          <SectionTitle className={styles.title}>{words.title}</SectionTitle>
          <p className={styles.promise}>{words.promise}</p>
        </div>
        <div className={styles.inputsArea}>
          <div className={styles.stickyAnswer[tone]} data-answer={answerText} />
          <fieldset
            ref={root}
            className={styles.inputs[layout]}
            onInput={state.onInput}
            onBlur={state.onBlur}
          >
            <legend className={visuallyHidden}>{sharedWords.inputs}</legend>
            {namesOf(inputs).map((name) => (
              <InputField
                key={name}
                name={name}
                words={words.fields[name]}
                input={inputs[name]}
                example={example[name]}
                text={state.texts[name] ?? ''}
                isRefused={refused.includes(name)}
              />
            ))}
          </fieldset>
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
              <output>{state.isSettled || state.isLinkRefused ? message : ''}</output>
            </VisuallyHidden>
            <p className={styles.note}>{note}</p>
          </div>
          <div
            className={styles.actions}
            inert={Boolean(problem)}
            onClickCapture={problem ? refuseClick : undefined}
          >
            <CopyButton text={text} label={sharedWords.copy} copied={sharedWords.copied} />
            <ButtonLink
              to="/contact-us"
              tone="quiet"
              hash={
                minute === undefined || problem ? undefined : formatResultHash({ service, text })
              }
              onClick={state.saveToAddress}
            >
              {sharedWords.request}
            </ButtonLink>
          </div>
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

/** For browsers without `inert`, such as Firefox 111. */
function refuseClick(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

function alignRows(rows: ToolOutput['rows']): string[] {
  const width = Math.max(...rows.map((row) => (typeof row === 'string' ? 0 : row[0].length + 2)))
  return rows
    .map((row) => (typeof row === 'string' ? row : row[0].padEnd(width) + row[1]))
    .map(allowBreaks)
}
