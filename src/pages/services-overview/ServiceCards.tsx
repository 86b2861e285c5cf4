import { useId } from 'react'
import type { FilmData, ServiceCardItem } from '#content/types.ts'
import { Button } from '#ui/Button/Button.tsx'
import { usePaused } from '#ui/Film/usePaused.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { ServiceCard } from './ServiceCard.tsx'
import * as styles from './ServiceCards.css.ts'

export type ServiceCardsProps = {
  title: string
  text: readonly string[]
  /** Names what the desk needs, on each strip. */
  send: string
  cards: readonly ServiceCardItem[]
  /** In the order of the cards, with the word before them. */
  instruments: { label: string; names: readonly string[] }
  /** The aircraft on the cards, and the labels of its control. */
  overlay: { film: FilmData; pause: string; play: string }
}

export function ServiceCards({
  title,
  text,
  send,
  cards,
  instruments,
  overlay,
}: ServiceCardsProps) {
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
        {cards.map((card, index) => (
          <li key={card.link}>
            <Reveal timing="card">
              <ServiceCard
                card={card}
                position={index + 1}
                overlay={{ film: overlay.film, paused, setPaused }}
                sendLabel={send}
                instrument={{ label: instruments.label, name: instruments.names[index] ?? '' }}
              />
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  )
}
