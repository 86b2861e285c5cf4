import { type ComponentType, useEffect, useId, useState } from 'react'
import { Icon } from '#ui/Icon/Icon.tsx'
import type { ComposerPanelProps } from './ComposerPanel.tsx'
import * as styles from './RequestComposer.css.ts'
import type { ComposerCopy, ServiceOption } from './types.ts'

export type RequestComposerProps = {
  copy: ComposerCopy
  services: readonly ServiceOption[]
  /** The service that a link asked for: opens the panel. */
  preselected: string | undefined
  message: string
  onMessage: (message: string) => void
}

const load = async () => (await import('./ComposerPanel.tsx')).ComposerPanel

/** A folded panel that turns the facts of a flight into lines of the message. Fetched when opened. */
export function RequestComposer({ copy, preselected, ...props }: RequestComposerProps) {
  const panelId = useId()
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<ComposerPanelProps>>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (preselected) setOpen(true)
  }, [preselected])
  useEffect(() => {
    if (!open) return
    setFailed(false)
    load().then(
      (loaded) => setPanel(() => loaded),
      () => setFailed(true),
    )
  }, [open])
  // A failure shows once the panel is opened; until then there is nothing to say.
  const fetchEarly = () => void load().catch(() => undefined)

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
        {Panel && <Panel {...props} copy={copy} preselected={preselected} />}
      </div>
    </section>
  )
}
