import { useId } from 'react'
import type { PictureData, Point } from '#content/types.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { Section } from '#ui/Section/Section.tsx'
import * as styles from './CharterCards.css.ts'

export type CharterCardsProps = {
  title: string
  note: string
  items: readonly (Point & { picture: PictureData })[]
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
          {items.map(({ title: name, text, picture }) => (
            <li key={name} className={styles.card}>
              <div className={styles.media}>
                <Picture picture={picture} sizes="(min-width: 768px) 40vw, 100vw" fit="cover" />
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
