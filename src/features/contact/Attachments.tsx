import { useRef } from 'react'
import { form } from '#content/contact.ts'
import { RESULT_ANCHOR } from '#content/resultLink.ts'
import { Button } from '#ui/Button/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Attachments.css.ts'
import { type Attachment, type ContactValues, listAttachments } from './message.ts'

const words = form.attachments

export type AttachmentsProps = {
  values: ContactValues
  onRemove: (attachment: Attachment) => void
  isLocked: boolean
}

/** The texts that are sent before the visitor's own words, each with a button to remove it. */
export function Attachments({ values, onRemove, isLocked }: AttachmentsProps) {
  const root = useRef<HTMLDivElement>(null)
  const attachments = listAttachments(values)
  return (
    // Receives the focus after a removal, because the button is gone, and after a link has brought a result.
    <div ref={root} id={RESULT_ANCHOR} className={styles.bay} tabIndex={-1} inert={isLocked}>
      <p role="status" className={styles.title}>
        {attachments.length > 0 && words.title}
      </p>
      {attachments.map(({ result, text }) => (
        <div
          key={result ? [result.service, result.tool].join() : 'flight'}
          className={result ? styles.result : styles.attachment}
        >
          <pre className={styles.lines} dir="ltr" translate="no">
            {text.split('\n').map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines have no identity
              <span key={index} className={styles.line}>
                {`${line}\n`}
              </span>
            ))}
          </pre>
          <div className={styles.tear}>
            <Button
              tone="quiet"
              onClick={() => {
                onRemove({ result, text })
                root.current?.focus()
              }}
            >
              {words.remove}
              <VisuallyHidden>{` ${text.split('\n', 1).join('')}`}</VisuallyHidden>
            </Button>
          </div>
        </div>
      ))}
    </div>
  )
}
