import { useEffect, useId, useState } from 'react'
import { composer as copy } from '#content/contact.ts'
import { hasHandover } from '#lib/handover.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { flightDraft } from './flight.ts'
import * as styles from './RequestComposer.css.ts'
import { type FlightOptions, useFlight } from './useFlight.ts'

export type RequestComposerProps = FlightOptions & { message: string }

const loadPanel = () => import('./ComposerPanel.tsx')

/** A disclosure whose panel turns the facts of a flight into lines of the message. Loads on demand. */
export function RequestComposer(props: RequestComposerProps) {
  const { preselected, message, delivery } = props
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  const [panel, setPanel] = useState<Awaited<ReturnType<typeof loadPanel>>>()
  const [hasFailed, setFailed] = useState(false)

  // This effect must run before `useFlight`, which consumes the handover.
  useEffect(() => {
    if (hasHandover() || preselected || flightDraft.load()) setOpen(true)
  }, [preselected])
  const flight = useFlight(props)

  useEffect(() => {
    if (!isOpen) return
    setFailed(false)
    loadPanel().then(setPanel, () => setFailed(true))
  }, [isOpen])
  // Errors are ignored: opening the panel retries and reports a failure.
  const preload = () => void loadPanel().catch(() => undefined)

  return (
    <section className={styles.root} aria-label={copy.title}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <span>
          <span className={styles.title}>{copy.title}</span>
          <span className={styles.lead}>{copy.lead}</span>
        </span>
        <span className={isOpen ? styles.caretOpen : styles.caret}>
          <Icon name="caret" size="medium" />
        </span>
      </button>
      <div id={panelId} hidden={!isOpen} className={styles.panel}>
        {hasFailed && <p role="alert">{copy.notLoaded}</p>}
        {panel && (
          <panel.ComposerPanel {...flight} message={message} isLocked={delivery === 'sending'} />
        )}
      </div>
    </section>
  )
}
