import { useId } from 'react'
import type { FilmData, ServiceCardItem } from '#content/types.ts'
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
  overlay: FilmData
}

export function ServiceCards({ title, text, send, cards, overlay }: ServiceCardsProps) {
  const headingId = useId()
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
      </div>
      <ul className={styles.list}>
        {cards.map((card, index) => (
          <li key={card.link}>
            <Reveal timing="card">
              <ServiceCard card={card} position={index + 1} overlay={overlay} sendLabel={send} />
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  )
}
