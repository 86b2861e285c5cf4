import { useId } from 'react'
import type { CharterItem } from '#content/services/private-jets-charter.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { Section } from '#ui/Section/Section.tsx'
import * as styles from './CharterCards.css.ts'

const SIZES = '(min-width: 1280px) 26rem, (min-width: 768px) 31vw, 100vw'
const WIDE_SIZES = '(min-width: 1280px) 39rem, (min-width: 768px) 46vw, 100vw'

export type CharterCardsProps = {
  title: string
  note: string
  items: readonly CharterItem[]
}

export function CharterCards({ title, note, items }: CharterCardsProps) {
  const headingId = useId()
  return (
    <Section labelledBy={headingId}>
      <Reveal timing="content">
        <div className={styles.intro}>
          <h2 className={styles.title} id={headingId}>
            {title}
          </h2>
          <p className={styles.note}>{note}</p>
        </div>
        <ul className={styles.list}>
          {items.map(({ title: name, text, picture, phone }) => (
            <li key={name} className={styles.card}>
              <div className={styles.media}>
                <Picture
                  picture={picture}
                  phone={phone}
                  sizes={phone ? WIDE_SIZES : SIZES}
                  fit="cover"
                />
              </div>
              <h3 className={styles.name}>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </Section>
  )
}
