import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { labels } from '#content/instruments/labels.ts'
import { handOver, withdrawHandover } from '#lib/handover.ts'
import type { ServiceSlug } from '#lib/paths.ts'
import { isPlainClick } from '#lib/plainClick.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { CopyButton } from '#ui/CopyButton/CopyButton.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './InstrumentBand.css.ts'
import { linkProblemText, refusedText } from './InstrumentField.tsx'
import type { InstrumentCopy } from './types.ts'
import type { InstrumentState } from './useInstrument.ts'

const CONTACT = '/contact-us'

export type InstrumentBandProps = {
  copy: InstrumentCopy
  /** The service that a request with these figures asks for. */
  service: ServiceSlug
  /** Both from `useInstrument`. */
  ref: RefObject<HTMLDivElement | null>
  state: InstrumentState
  layout?: keyof typeof styles.layout
  /** The brass figure between small words that explain it. Announced after a change. */
  answer: { lead?: string; figure: string; remark: string }
  /** The result as plain lines, to copy or to put into a request. */
  lines: readonly string[]
  /** `InstrumentField`s. */
  inputs: ReactNode
  drawing: ReactNode
  /** `InstrumentTable`s. */
  tables: ReactNode
}

/**
 * The frame of an instrument. To make one, in `features/instruments/<name>/`:
 *
 * - `model.ts`: pure functions with units in their names, and tests;
 * - `<Name>.tsx`: rules and example as constants, `useInstrument`, then this band with the inputs
 *   (`<InstrumentField {...field('amount')} />`), a drawing in `Drawing` and a table;
 *   `<Name>.css.ts` beside it. `fuel/` is the pattern.
 * - Its words: `content/instruments/<name>.ts`.
 *
 * The component is the module's default export, which a page loads with `InstrumentPlace`.
 *
 * The first render must not depend on the clock or the address: it is prerendered.
 */
export function InstrumentBand(props: InstrumentBandProps) {
  const { copy, service, ref, state, layout = 'beside', answer, lines } = props
  const headingId = useId()
  const hasHandedOver = useRef(false)
  // A request that was abandoned for another page does not reach a later one.
  useEffect(
    () => () => {
      if (hasHandedOver.current && location.pathname !== CONTACT) withdrawHandover(service)
    },
    [service],
  )
  const takeLinesAlong = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    state.saveToAddress()
    handOver({ service, lines })
    hasHandedOver.current = true
  }
  /** The lines must not contradict a field: while one is refused, a press leads there instead. */
  const focusRefusedField = (event: MouseEvent<HTMLElement>) => {
    const { firstRefused } = state
    const isNewTab = !isPlainClick(event) && (event.target as Element).closest('a')
    if (!firstRefused || isNewTab) return
    event.preventDefault()
    event.stopPropagation()
    ref.current?.querySelector<HTMLElement>(`[name="${firstRefused.name}"]`)?.focus()
  }
  return (
    <Section tone="instrument" labelledBy={headingId}>
      {/* Copy and the request link wait for the visitor's figures: see src/app/hydration/queueClicks.ts. */}
      <div
        className={styles.layout[layout]}
        ref={ref}
        data-queue-clicks={state.isLive ? undefined : ''}
      >
        <div className={styles.words}>
          <p className={styles.kicker}>{copy.kicker}</p>
          <h2 className={styles.title} id={headingId}>
            {copy.title}
          </h2>
          <p className={styles.promise}>{copy.promise}</p>
          <div className={styles.inputs} role="group" aria-label={labels.inputs}>
            {props.inputs}
          </div>
        </div>
        <div className={styles.result}>
          <p className={styles.answer}>
            {answer.lead && <span className={styles.remark}>{answer.lead} </span>}
            <span className={styles.figure}>{answer.figure}</span>{' '}
            <span className={styles.remark}>{answer.remark}</span>
          </p>
          <Announcement
            state={state}
            text={[answer.lead, answer.figure, answer.remark].filter(Boolean).join(' ')}
          />
          <div className={styles.actions} onClickCapture={focusRefusedField}>
            <CopyButton
              text={lines.join('\n')}
              label={labels.copy}
              copied={labels.copied}
              failed={labels.copyFailed}
            />
            <ButtonLink to={CONTACT} tone="quiet" onClick={takeLinesAlong}>
              {labels.request}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.drawing}>{props.drawing}</div>
        <div className={styles.notes}>
          <p className={styles.caution}>{copy.caution}</p>
          <details className={styles.details}>
            <summary className={styles.summary}>{labels.details}</summary>
            <div className={styles.open}>
              <div className={styles.tables} role="group" aria-label={labels.details} tabIndex={0}>
                {props.tables}
              </div>
              <div>
                <h3 className={styles.sourcesTitle}>{labels.sources}</h3>
                <ul className={styles.sources}>
                  {copy.sources.map((source) => (
                    <li key={source}>{source}</li>
                  ))}
                </ul>
              </div>
            </div>
          </details>
        </div>
      </div>
    </Section>
  )
}

type AnnouncementProps = { state: InstrumentState; text: string }

/** Announces the result, or what is refused, once the last change has settled. */
function Announcement({ state, text }: AnnouncementProps) {
  const { firstLinkProblem, firstRefused, isSettled } = state
  const now = firstLinkProblem
    ? `${firstLinkProblem.copy.label}: ${linkProblemText(firstLinkProblem)}`
    : firstRefused
      ? `${firstRefused.copy.label}: ${refusedText(firstRefused.rule)}`
      : text
  const [announced, setAnnounced] = useState('')
  if ((isSettled || firstLinkProblem) && announced !== now) setAnnounced(now)
  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  )
}
