import { type FormEvent, useRef } from 'react'
import { Button } from '#ui/Button/Button.tsx'
import { Field } from '#ui/Field/Field.tsx'
import * as styles from './ComposerPanel.css.ts'
import type { HandlingRequest } from './flight.ts'
import { type ComposerOptions, useComposer } from './useComposer.ts'

export type ComposerPanelProps = ComposerOptions

/** Fields for the facts of a flight. Enter in any field adds the lines, like the button. */
export function ComposerPanel(options: ComposerPanelProps) {
  const { copy, services, flight, change } = options
  const { request } = flight
  const addButton = useRef<HTMLDivElement>(null)
  const { status, canUndo, markTouched, getAdvice: adviceFor, add, undo } = useComposer(options)

  const renderField = (
    name: keyof HandlingRequest,
    kind: 'text' | 'code' | 'multiline' = 'text',
  ) => (
    <Field
      {...copy[name]}
      {...(kind === 'multiline' ? { kind, rows: 2 } : { kind, autoComplete: 'off' })}
      id={`request-${name}`}
      name={name}
      advice={adviceFor(name)}
      value={request[name]}
      onChange={(value) => change(name, value)}
      onBlur={() => markTouched(name)}
    />
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add()
  }
  const undoAndFocus = () => {
    undo()
    // The focused Undo button may have been removed.
    addButton.current?.querySelector('button')?.focus()
  }

  return (
    <form className={styles.root} onSubmit={submit} noValidate>
      <div className={styles.fields}>
        <div className={styles.halfWidth}>
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
            onBlur={() => markTouched('service')}
          />
        </div>
        <div className={styles.halfWidth}>{renderField('operator')}</div>
        <div className={styles.halfWidth}>{renderField('flight', 'code')}</div>
        {renderField('registration', 'code')}
        {renderField('type', 'code')}
        {renderField('mtow')}
        {renderField('purpose')}
        {renderField('from', 'code')}
        {renderField('to', 'code')}
        {renderField('eta', 'code')}
        {renderField('etd', 'code')}
        {renderField('passengers')}
        {renderField('crew')}
        <div className={styles.fullWidth}>{renderField('needs', 'multiline')}</div>
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
