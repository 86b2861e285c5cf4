import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { composerPanel as copy } from '#content/composer.ts'
import { services } from '#content/services.ts'
import { SERVICE_SLUGS } from '#lib/paths.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Field } from '#ui/Field/Field.tsx'
import { findAdvice } from './advice.ts'
import * as styles from './ComposerPanel.css.ts'
import type { HandlingRequest } from './flight.ts'
import { undoBlock } from './messageBlocks.ts'
import { composeLines } from './requestLines.ts'
import type { FlightResult, useFlight } from './useFlight.ts'

export type ComposerPanelProps = ReturnType<typeof useFlight> & {
  message: string
  /** The message must not change while it is being sent. */
  isLocked: boolean
}

/** Fields for the facts of a flight. Enter in any field adds the lines, like the button. */
export function ComposerPanel(props: ComposerPanelProps) {
  const { message, isLocked, flight, result, change, insert, undo } = props
  const { request, blocks } = flight
  const addButton = useRef<HTMLDivElement>(null)
  const [touched, setTouched] = useState<ReadonlySet<keyof HandlingRequest>>(new Set())

  // The status disappears when the message differs from `message`. `count` is a React key, so that
  // screen readers announce the same text again.
  const [status, setStatus] = useState({ text: '', message: '', count: 0 })
  const announce = (text: string, forMessage = message) =>
    setStatus(({ count }) => ({ text, message: forMessage, count: count + 1 }))
  // An effect announces the result: screen readers announce only changes of a live region.
  const announceResult = useEffectEvent((next: FlightResult) =>
    announce(copy[next.name], next.message),
  )
  useEffect(() => {
    if (result) announceResult(result)
  }, [result])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isLocked) return announce(copy.locked)
    const slug = SERVICE_SLUGS.find((known) => known === request.service)
    const facts = { ...request, service: slug ? services[slug].name : '' }
    const lines = composeLines(facts, copy.handlingAirport, copy.heading, new Date())
    if (!lines) return announce(copy.nothing)
    return insert(lines, 'composer')
  }
  const undoAndFocus = () => {
    if (isLocked) announce(copy.locked)
    else undo()
    // The focused Undo button may have been removed.
    addButton.current?.querySelector('button')?.focus()
  }

  const getFieldProps = (name: keyof HandlingRequest) => ({
    ...copy[name],
    id: `request-${name}`,
    name,
    value: request[name],
    onChange: (value: string) => change(name, value),
    onBlur: () => setTouched((current) => new Set(current).add(name)),
  })
  const renderField = (
    name: keyof HandlingRequest,
    kind: 'text' | 'code' | 'multiline' = 'text',
  ) => {
    const advice = touched.has(name) ? findAdvice(name, request) : undefined
    return (
      <Field
        {...getFieldProps(name)}
        {...(kind === 'multiline' ? { kind, rows: 2 } : { kind, autoComplete: 'off' })}
        advice={advice && copy.advice[advice]}
      />
    )
  }

  return (
    <form className={styles.root} onSubmit={submit} noValidate>
      <div className={styles.fields}>
        <div className={styles.halfWidth}>
          <Field
            {...getFieldProps('service')}
            kind="select"
            options={[
              { value: '', label: copy.noService },
              ...SERVICE_SLUGS.map((slug) => ({ value: slug, label: services[slug].name })),
            ]}
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
        {undoBlock(message, blocks) && (
          <Button tone="quiet" onClick={undoAndFocus}>
            {copy.undo}
          </Button>
        )}
        <p role="status" className={styles.status}>
          <span key={status.count}>{status.message === message && status.text}</span>
        </p>
      </div>
    </form>
  )
}
