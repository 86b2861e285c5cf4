import { type ComponentType, useEffect, useId, useState } from 'react'
import { type Handover, takeHandover } from '#lib/handover.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import type { ComposerPanelProps } from './ComposerPanel.tsx'
import { flightDraft } from './flightDraft.ts'
import * as styles from './RequestComposer.css.ts'
import type { ComposerCopy, FoldCopy, ServiceOption } from './types.ts'

export type RequestComposerProps = {
  copy: FoldCopy
  loadPanelCopy: () => Promise<ComposerCopy>
  services: readonly ServiceOption[]
  /** The service that a link asked for: opens the panel. */
  preselected: string | undefined
  message: string
  /** While a message is on its way, its lines stay as they are. */
  isLocked: boolean
  onMessage: (message: string) => void
}

type Panel = { Panel: ComponentType<ComposerPanelProps>; copy: ComposerCopy }

async function load(loadPanelCopy: () => Promise<ComposerCopy>): Promise<Panel> {
  const [{ ComposerPanel }, copy] = await Promise.all([
    import('./ComposerPanel.tsx'),
    loadPanelCopy(),
  ])
  return { Panel: ComposerPanel, copy }
}

/** A folded panel that turns the facts of a flight into lines of the message. Fetched when opened. */
export function RequestComposer(props: RequestComposerProps) {
  const { copy, loadPanelCopy, preselected, message, isLocked, onMessage } = props
  const panelId = useId()
  const [open, setOpen] = useState(false)
  const [panel, setPanel] = useState<Panel>()
  const [failed, setFailed] = useState(false)
  // What an instrument of a service page was asked to take along.
  const [handed, setHanded] = useState<Handover>()

  useEffect(() => {
    const taken = takeHandover()
    if (taken) setHanded(taken)
    if (taken || preselected || flightDraft.kept()) setOpen(true)
  }, [preselected])
  useEffect(() => {
    if (!open) return
    setFailed(false)
    load(loadPanelCopy).then(setPanel, () => setFailed(true))
  }, [open, loadPanelCopy])
  useEffect(() => {
    if (!failed || !handed || isLocked) return
    // Without the panel there is nothing to undo it by, but nothing is lost.
    setHanded(undefined)
    onMessage([message, handed.lines.join('\n')].filter(Boolean).join('\n\n'))
  }, [failed, handed, isLocked, message, onMessage])
  // A failure shows once the panel is opened; until then there is nothing to say.
  const fetchEarly = () => void load(loadPanelCopy).catch(() => undefined)

  return (
    <section className={styles.root} aria-label={copy.title}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        onPointerEnter={fetchEarly}
        onFocus={fetchEarly}
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
            services={props.services}
            isLocked={isLocked}
            copy={panel.copy}
            preselected={handed?.service ?? preselected}
            handed={handed?.lines}
            message={message}
            onMessage={onMessage}
          />
        )}
      </div>
    </section>
  )
}
