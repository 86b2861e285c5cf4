import { useStore } from '@tanstack/react-form'
import { useRef } from 'react'
import { form as contactForm } from '#content/contact.ts'
import { RESULT_ANCHOR, type ToolResult } from '#content/resultLink.ts'
import { Button } from '#ui/Button/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Attachments.css.ts'
import { emptyFlight } from './flight.ts'
import { listAttachments } from './message.ts'
import type { ContactFormApi } from './useContactForm.ts'

const words = contactForm.attachments

/** The label at the start of a line and the spaces after it; on a continuation line, the indent. */
const LABEL = /^.*?\s{2,}/

export type AttachmentsProps = { form: ContactFormApi; isLocked: boolean }

/**
 * The texts that are sent before the visitor's own words, each with a button to remove it. Each change of a
 * value renders them, but not the whole form.
 */
export function Attachments({ form, isLocked }: AttachmentsProps) {
  const root = useRef<HTMLDivElement>(null)
  const values = useStore(form.store, (state) => state.values)
  const attachments = listAttachments(values)
  const remove = (result: ToolResult | undefined) => {
    // For browsers without `inert`, such as Firefox 111.
    if (isLocked) return
    const others = values.results.filter((other) => other !== result)
    if (result) form.setFieldValue('results', others)
    else form.setFieldValue('flight', emptyFlight)
    root.current?.focus()
  }
  return (
    // Receives the focus after a removal, because the button is gone, and after a link has brought a result.
    <div ref={root} id={RESULT_ANCHOR} className={styles.bay} tabIndex={-1} inert={isLocked}>
      <p role="status" className={styles.title}>
        {attachments.length > 0 && words.title}
      </p>
      {attachments.map(({ result, text }) => (
        <div
          key={result?.service ?? 'panel'}
          className={result ? styles.result : styles.attachment}
        >
          <pre className={styles.lines} dir="ltr" translate="no">
            {text.split('\n').map((line, index) => {
              const [label = ''] = LABEL.exec(line) ?? []
              return (
                // oxlint-disable-next-line react/no-array-index-key -- lines have no identity
                <span key={index} className={styles.line}>
                  {label && <span>{label}</span>}
                  <span className={styles.value}>{`${line.slice(label.length)}\n`}</span>
                </span>
              )
            })}
          </pre>
          <div className={styles.tear}>
            <Button tone="quiet" onClick={() => remove(result)}>
              {words.remove}
              <VisuallyHidden>{` ${text.split('\n', 1).join('')}`}</VisuallyHidden>
            </Button>
          </div>
        </div>
      ))}
    </div>
  )
}
