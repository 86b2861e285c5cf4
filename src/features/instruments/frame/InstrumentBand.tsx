import { type MouseEvent, type ReactNode, type RefObject, useId } from 'react'
import { labels } from '#content/instruments/labels.ts'
import { storeHandover } from '#lib/handover.ts'
import type { ServiceSlug } from '#lib/paths.ts'
import { isPlainClick } from '#lib/plainClick.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { CopyButton } from '#ui/CopyButton/CopyButton.tsx'
import { Section } from '#ui/Section/Section.tsx'
import * as styles from './InstrumentBand.css.ts'
import { InstrumentNotes } from './InstrumentNotes.tsx'
import { Announcement } from './Announcement.tsx'
import type { InstrumentCopy } from './types.ts'
import type { InstrumentState } from './useInstrument.ts'

const CONTACT = '/contact-us'

export type InstrumentBandProps = {
  copy: InstrumentCopy
  /** The service to preselect in a request. */
  service: ServiceSlug
  /** Both from `useInstrument`. */
  ref: RefObject<HTMLDivElement | null>
  state: InstrumentState
  layout?: keyof typeof styles.layout
  /** The large figure and the small text before and after it. Announced after a change. */
  answer: { prefix?: string; figure: string; remark: string }
  /** The result as plain lines, for Copy and for a request. */
  lines: readonly string[]
  /** `InstrumentField`s. */
  inputs: ReactNode
  drawing: ReactNode
  /** `InstrumentTable`s. */
  tables: ReactNode
}

/**
 * The frame of an instrument. A new one needs, in `features/instruments/<name>/`:
 *
 * - `model.ts`: pure functions with units in their names, and unit tests;
 * - `<Name>.tsx`, default export: its rules and its example, `useInstrument`, and this band with the
 *   inputs (`<InstrumentField {...field('amount')} />`), a `Drawing` and a table. See `fuel/`.
 *
 * Its copy is in `content/instruments/<name>.ts`. A page loads it with `InstrumentPlace`.
 *
 * The first render must not depend on the clock or the address: it is prerendered.
 */
export function InstrumentBand(props: InstrumentBandProps) {
  const { copy, service, ref, state, layout = 'beside', answer, lines } = props
  const headingId = useId()
  const takeLinesAlong = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    state.saveToAddress()
    storeHandover({ service, lines })
  }
  /** While a field is refused, Copy and the request focus it: its value is not in the result. */
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
      {/* Until the inputs are live, clicks on Copy and the request link wait: src/app/hydration/queueClicks.ts. */}
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
            {answer.prefix && <span className={styles.remark}>{answer.prefix} </span>}
            <span className={styles.figure}>{answer.figure}</span>{' '}
            <span className={styles.remark}>{answer.remark}</span>
          </p>
          <Announcement
            state={state}
            text={[answer.prefix, answer.figure, answer.remark].filter(Boolean).join(' ')}
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
        <InstrumentNotes caution={copy.caution} sources={copy.sources} tables={props.tables} />
      </div>
    </Section>
  )
}
