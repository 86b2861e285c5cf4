import { useId } from 'react'
import { serviceCards } from '#content/serviceCards.ts'
import { services } from '#content/services.ts'
import type { FilmData } from '#content/types.ts'
import { toServicePath } from '#lib/addresses.ts'
import { SERVICE_SLUGS } from '#lib/paths.ts'
import { Button } from '#ui/Button/Button.tsx'
import { usePaused } from '#ui/Film/usePaused.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { ServiceCard } from './ServiceCard.tsx'
import { slot, tab } from './ServiceCard.css.ts'
import * as styles from './ServiceCards.css.ts'

export type ServiceCardsProps = {
  title: string
  text: readonly string[]
  /** Label of the details to send, on each card. */
  send: string
  instrument: string
  overlay: { film: FilmData; pause: string; play: string }
}

export function ServiceCards({ title, text, send, instrument, overlay }: ServiceCardsProps) {
  const headingId = useId()
  const { paused, setPaused, toggle } = usePaused()
  return (
    <Section labelledBy={headingId}>
      <div className={styles.intro}>
        <h2 className={styles.title} id={headingId}>
          {title}
        </h2>
        <div className={styles.paragraphs}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.control}>
          <Button tone="quiet" onClick={toggle}>
            <Icon name={paused ? 'play' : 'pause'} />
            {paused ? overlay.play : overlay.pause}
          </Button>
        </div>
      </div>
      <ul className={styles.list}>
        {SERVICE_SLUGS.map((slug, index) => (
          <li key={slug} className={slot}>
            <span className={tab} />
            <Reveal timing="card">
              <ServiceCard
                card={serviceCards[slug]}
                name={services[slug].name}
                link={toServicePath(slug)}
                position={index + 1}
                overlay={{ film: overlay.film, paused, setPaused }}
                sendLabel={send}
                instrumentLabel={instrument}
              />
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  )
}
