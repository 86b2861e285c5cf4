import { type MouseEvent, useId } from 'react'
import { labels } from '#content/instruments/labels.ts'
import type { ServiceSlug } from '#lib/paths.ts'
import { isPlainClick } from '#lib/plainClick.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { CopyButton } from '#ui/CopyButton/CopyButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { Announcement } from './Announcement.tsx'
import * as styles from './Result.css.ts'
import type { InstrumentState } from './types.ts'

const RIGHT_BUTTON = 2

export type ResultProps = {
  /** The service to preselect in a request. */
  service: ServiceSlug
  /** From `useInstrument`. */
  state: InstrumentState
  /** The large figure and the small text before and after it. Announced after a change. */
  answer: { prefix?: string; figure: string; remark: string }
  /** The result as plain lines, for Copy and for a request. */
  lines: readonly string[]
}

/** The result of an instrument, with Copy and a link to a request. */
export function Result({ service, state, answer, lines }: ResultProps) {
  const saveInputs = (event: MouseEvent) => isPlainClick(event) && state.saveToAddress()
  const noteId = useId()
  const refused = state.fields.find(({ isRefused }) => isRefused)
  const shownFor = state.fields
    .filter(({ shownValue }) => shownValue !== undefined)
    .map(({ copy, shownValue }) => `${copy.label}: ${shownValue}`)
  const disabledReasonId = refused && noteId
  /** While a field is refused, Copy and the request focus it: its value is not in the result. */
  const focusRefusedField = (event: MouseEvent<HTMLElement>) => {
    if (!refused || event.button === RIGHT_BUTTON) return
    event.preventDefault()
    event.stopPropagation()
    state.root.current?.querySelector<HTMLElement>(`[name="${refused.name}"]`)?.focus()
  }
  return (
    <>
      <p className={styles.answer}>
        {answer.prefix && <span className={styles.remark}>{answer.prefix} </span>}
        <span className={styles.figure[refused ? 'outdated' : 'current']}>{answer.figure}</span>{' '}
        <span className={styles.remark}>{answer.remark}</span>
      </p>
      <Announcement
        state={state}
        text={[answer.prefix, answer.figure, answer.remark].filter(Boolean).join(' ')}
      />
      <p className={styles.note} id={noteId}>
        {refused && labels.shownFor.replace('%s', () => shownFor.join('; '))}
        {refused && <VisuallyHidden> {labels.disabledReason}</VisuallyHidden>}
      </p>
      {/* A middle click, which would open the form in a new tab, fires `auxclick`. */}
      <div
        className={styles.actions}
        onClickCapture={focusRefusedField}
        onAuxClickCapture={focusRefusedField}
      >
        <CopyButton
          text={lines.join('\n')}
          label={labels.copy}
          copied={labels.copied}
          failed={labels.copyFailed}
          disabledReasonId={disabledReasonId}
        />
        <ButtonLink
          to="/contact-us"
          tone="quiet"
          state={{ handover: { service, lines } }}
          onClick={saveInputs}
          disabledReasonId={disabledReasonId}
        >
          {labels.request}
        </ButtonLink>
      </div>
    </>
  )
}
