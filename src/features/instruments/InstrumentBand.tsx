import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useState } from 'react'
import { handOver, takeHandover } from '#lib/handover.ts'
import type { ServiceSlug } from '#lib/paths.ts'
import { isPlainClick } from '#lib/plainClick.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { CopyButton } from '#ui/CopyButton/CopyButton.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './InstrumentBand.css.ts'
import { wrongText } from './InstrumentField.tsx'
import type { InstrumentCopy, InstrumentLabels } from './types.ts'
import type { InstrumentState } from './useInstrument.ts'

const CONTACT = '/contact-us'

export type InstrumentBandProps = {
  copy: InstrumentCopy
  labels: InstrumentLabels
  /** What a request that takes these figures along is for. */
  service: ServiceSlug
  /** As `useInstrument` gives them. */
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
 *   (`<InstrumentField {...field('amount')} labels={labels} />`), a drawing in `Drawing` and a
 *   table; `<Name>.css.ts` beside it. `fuel/` is the pattern.
 * - In `content/instruments/<name>.ts`: its words. In `pages/<page>/<Name>Instrument.tsx`: words
 *   and instrument together, as the default export that the page names in `InstrumentPlace`.
 *
 * What is rendered first must not depend on the clock or the address: it is prerendered.
 */
export function InstrumentBand(props: InstrumentBandProps) {
  const { copy, labels, service, ref, state, layout = 'beside', answer, lines } = props
  const headingId = useId()
  // Who turned to another page on the way to the form takes nothing there later.
  useEffect(
    () => () => {
      if (location.pathname !== CONTACT) takeHandover()
    },
    [],
  )
  const request = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    state.keep()
    handOver({ service, lines })
  }
  /** Nothing is taken that contradicts a field: the click leads there, and its message is read. */
  const lead = (event: MouseEvent<HTMLElement>) => {
    const { wrong } = state
    const isNewTab = !isPlainClick(event) && (event.target as Element).closest('a')
    if (!wrong || isNewTab) return
    event.preventDefault()
    event.stopPropagation()
    ref.current?.querySelector<HTMLElement>(`[name="${wrong.name}"]`)?.focus()
  }
  return (
    <Section tone="night" labelledBy={headingId}>
      <div className={styles.layout[layout]} ref={ref}>
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
            labels={labels}
            state={state}
            text={[answer.lead, answer.figure, answer.remark].filter(Boolean).join(' ')}
          />
          <div className={styles.actions} onClickCapture={lead}>
            <CopyButton
              text={lines.join('\n')}
              label={labels.copy}
              copied={labels.copied}
              failed={labels.copyFailed}
            />
            <ButtonLink to={CONTACT} tone="quiet" onClick={request}>
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

type AnnouncementProps = { labels: InstrumentLabels; state: InstrumentState; text: string }

/** Says the result, or what is wrong, once the last change has stood for a moment. */
function Announcement({ labels, state, text }: AnnouncementProps) {
  const { wrong, isSettled } = state
  const now = wrong ? `${wrong.copy.label}: ${wrongText(wrong.rule, labels)}` : text
  const [said, setSaid] = useState('')
  if (isSettled && said !== now) setSaid(now)
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  )
}
