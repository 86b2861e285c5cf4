import { type ComponentType, useEffect, useId, useState } from 'react'
import { hasHandover } from '#lib/handover.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import type { ComposerPanelProps } from './ComposerPanel.tsx'
import { flightDraft } from './flight.ts'
import * as styles from './RequestComposer.css.ts'
import type { ComposerCopy, FoldCopy, ServiceOption } from './types.ts'
import { type FlightOptions, useFlight } from './useFlight.ts'

export type RequestComposerProps = FlightOptions & {
  copy: FoldCopy
  loadPanelCopy: () => Promise<ComposerCopy>
  services: readonly ServiceOption[]
  message: string
}

type Panel = { Panel: ComponentType<ComposerPanelProps>; copy: ComposerCopy }

async function load(loadPanelCopy: () => Promise<ComposerCopy>): Promise<Panel> {
  const [{ ComposerPanel }, copy] = await Promise.all([
    import('./ComposerPanel.tsx'),
    loadPanelCopy(),
  ])
  return { Panel: ComposerPanel, copy }
}

/** A folded panel that turns the facts of a flight into lines of the message. Loaded when opened. */
export function RequestComposer(props: RequestComposerProps) {
  const { copy, loadPanelCopy, preselected, message, delivery } = props
  const panelId = useId()
  const [open, setOpen] = useState(false)
  const [panel, setPanel] = useState<Panel>()
  const [failed, setFailed] = useState(false)

  // Before `useFlight`, which takes what was handed over.
  useEffect(() => {
    if (preselected || hasHandover() || flightDraft.kept()) setOpen(true)
  }, [preselected])
  const flight = useFlight(props)

  useEffect(() => {
    if (!open) return
    setFailed(false)
    load(loadPanelCopy).then(setPanel, () => setFailed(true))
  }, [open, loadPanelCopy])
  // If this fails, the visitor is told once the panel is open.
  const preload = () => void load(loadPanelCopy).catch(() => undefined)

  return (
    <section className={styles.root} aria-label={copy.title}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <span>
          <span className={styles.title}>{copy.title}</span>
          <span className={styles.lead}>{copy.lead}</span>
        </span>
        <span className={open ? styles.caretOpen : styles.caret}>
          <Icon name="caret" size="medium" />
        </span>
      </button>
      <div id={panelId} hidden={!open} className={styles.panel}>
        {failed && <p role="alert">{copy.notLoaded}</p>}
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
