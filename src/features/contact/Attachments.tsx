import { useRef } from 'react'
import { form } from '#content/contact.ts'
import { Button } from '#ui/Button/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Attachments.css.ts'
import type { Attachment } from './schema.ts'

const copy = form.attachments

export type AttachmentsProps = {
  attachments: readonly Attachment[]
  isLocked: boolean
  onRemove: (source: Attachment['source']) => void
}

/** The blocks that are sent in front of the visitor's words, as they are sent. */
export function Attachments({ attachments, isLocked, onRemove }: AttachmentsProps) {
  const root = useRef<HTMLDivElement>(null)
  return (
    // Focused after a removal, because the button is gone.
    <div ref={root} tabIndex={-1} inert={isLocked}>
      <p role="status" className={styles.title}>
        {attachments.length > 0 && copy.title}
      </p>
      {attachments.map(({ source, text }) => (
        <div key={source} className={styles.block}>
          <pre className={styles.lines} dir="ltr" translate="no">
            {text.split('\n').map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines have no identity
              <span key={index} className={styles.line}>
                {`${line}\n`}
              </span>
            ))}
          </pre>
          <Button
            tone="quiet"
            onClick={() => {
              onRemove(source)
              root.current?.focus()
            }}
          >
            {copy.remove}
            <VisuallyHidden>{` ${text.split('\n', 1).join('')}`}</VisuallyHidden>
          </Button>
        </div>
      ))}
    </div>
  )
}
