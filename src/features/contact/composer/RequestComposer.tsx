import { type ComponentType, useEffect, useId, useState } from 'react'
import { hasHandover } from '#lib/handover.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import type { ComposerPanelProps } from './ComposerPanel.tsx'
import { flightDraft } from './flight.ts'
import * as styles from './RequestComposer.css.ts'
import type { ComposerCopy, DisclosureCopy, ServiceOption } from './types.ts'
import { type FlightOptions, useFlight } from './useFlight.ts'

export type RequestComposerProps = FlightOptions & {
  copy: DisclosureCopy
  loadPanelCopy: () => Promise<ComposerCopy>
  services: readonly ServiceOption[]
  message: string
}

type Panel = { Panel: ComponentType<ComposerPanelProps>; copy: ComposerCopy }

async function loadPanel(loadPanelCopy: () => Promise<ComposerCopy>): Promise<Panel> {
  const [{ ComposerPanel }, copy] = await Promise.all([
    import('./ComposerPanel.tsx'),
    loadPanelCopy(),
  ])
  return { Panel: ComposerPanel, copy }
}

/** A disclosure whose panel turns the facts of a flight into lines of the message. Loads on demand. */
export function RequestComposer(props: RequestComposerProps) {
  const { copy, loadPanelCopy, preselected, message, delivery } = props
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  const [panel, setPanel] = useState<Panel>()
  const [hasFailed, setFailed] = useState(false)

  // This effect must run before `useFlight`, which consumes the handover.
  useEffect(() => {
    if (hasHandover() || preselected || flightDraft.load()) setOpen(true)
  }, [preselected])
  const flight = useFlight(props)

  useEffect(() => {
    if (!isOpen) return
    setFailed(false)
    loadPanel(loadPanelCopy).then(setPanel, () => setFailed(true))
  }, [isOpen, loadPanelCopy])
  // Errors are ignored: opening the panel retries and reports a failure.
  const preload = () => void loadPanel(loadPanelCopy).catch(() => undefined)

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
          <panel.Panel
            {...flight}
            services={props.services}
            copy={panel.copy}
            message={message}
            isLocked={delivery === 'sending'}
          />
        )}
      </div>
    </section>
  )
}
