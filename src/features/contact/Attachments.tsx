import { useStore } from '@tanstack/react-form'
import { useRef } from 'react'
import { form as texts } from '#content/contact.ts'
import { Button } from '#ui/Button/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Attachments.css.ts'
import { emptyFlight } from './flight.ts'
import { listAttachments } from './schema.ts'
import type { ContactFormApi } from './useContactForm.ts'

const copy = texts.attachments

export type AttachmentsProps = { form: ContactFormApi; isLocked: boolean }

/** The blocks that are sent in front of the visitor's words, as they are sent. */
export function Attachments({ form, isLocked }: AttachmentsProps) {
  const root = useRef<HTMLDivElement>(null)
  const attachments = listAttachments(useStore(form.store, (state) => state.values))
  return (
    <form.Field name="handovers">
      {({ handleChange }) => (
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
                  if (source === 'flight') form.setFieldValue('flight', emptyFlight)
                  else handleChange((all) => all.filter(({ service }) => service !== source))
                  root.current?.focus()
                }}
              >
                {copy.remove}
                <VisuallyHidden>{` ${text.split('\n', 1).join('')}`}</VisuallyHidden>
              </Button>
            </div>
          ))}
        </div>
      )}
    </form.Field>
  )
}
