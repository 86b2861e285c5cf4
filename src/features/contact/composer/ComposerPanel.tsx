import { type FormEvent, useRef } from 'react'
import { Button } from '#ui/Button/Button.tsx'
import { Field } from '#ui/Field/Field.tsx'
import * as styles from './ComposerPanel.css.ts'
import type { HandlingRequest } from './flight.ts'
import { type ComposerOptions, useComposer } from './useComposer.ts'

export type ComposerPanelProps = ComposerOptions

/** The facts of a flight, as fields. Enter in any of them adds the lines, as the button does. */
export function ComposerPanel(options: ComposerPanelProps) {
  const { copy, services, flight, change } = options
  const { request } = flight
  const addButton = useRef<HTMLDivElement>(null)
  const { status, canUndo, leave, adviceFor, add, undo } = useComposer(options)

  const field = (name: keyof HandlingRequest, kind: 'text' | 'multiline' = 'text') => (
    <Field
      {...copy[name]}
      {...(kind === 'text' ? { kind, autoComplete: 'off' } : { kind, rows: 2 })}
      id={`request-${name}`}
      name={name}
      advice={adviceFor(name)}
      value={request[name]}
      onChange={(value) => change(name, value)}
      onBlur={() => leave(name)}
    />
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add()
  }
  const undoAndFocus = () => {
    undo()
    // The Undo button had the focus, and may be gone now.
    addButton.current?.querySelector('button')?.focus()
  }

  return (
    <form className={styles.root} onSubmit={submit} noValidate>
      <div className={styles.fields}>
        <div className={styles.half}>
          <Field
            {...copy.service}
            kind="select"
            options={[
              { value: '', label: copy.noService },
              ...services.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
            id="request-service"
            name="service"
            value={request.service}
            onChange={(value) => change('service', value)}
            onBlur={() => leave('service')}
          />
        </div>
        <div className={styles.half}>{field('operator')}</div>
        <div className={styles.half}>{field('flight')}</div>
        {field('registration')}
        {field('type')}
        {field('mtow')}
        {field('purpose')}
        {field('from')}
        {field('to')}
        {field('eta')}
        {field('etd')}
        {field('passengers')}
        {field('crew')}
        <div className={styles.whole}>{field('needs', 'multiline')}</div>
      </div>
      <div className={styles.actions}>
        <div ref={addButton}>
          <Button type="submit" tone="quiet">
            {copy.add}
          </Button>
        </div>
        {canUndo && (
          <Button tone="quiet" onClick={undoAndFocus}>
            {copy.undo}
          </Button>
        )}
        <p role="status" className={styles.status}>
          <span key={status.count}>{status.text}</span>
        </p>
      </div>
    </form>
  )
}
