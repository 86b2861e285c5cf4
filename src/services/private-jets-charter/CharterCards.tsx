import { heading } from '#styles/text.css.ts'
import { charters } from './words.ts'
import { WIDE } from '#styles/breakpoints.ts'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import * as styles from './CharterCards.css.ts'

export function CharterCards() {
  const { title, note, items } = charters
  return (
    <Section reveals>
      <div className={styles.intro}>
        <SectionTitle>{title}</SectionTitle>
        <p className={styles.note}>{note}</p>
      </div>
      <ul className={styles.list}>
        {items.map(({ title: name, text, plate }) => (
          <li key={name} className={styles.card}>
            <picture className={styles.plate}>
              <source media={WIDE} srcSet={plate.src} />
              <img
                className={styles.drawing}
                src={plate.phone}
                alt={plate.alt}
                width="684"
                height="912"
                loading="lazy"
              />
            </picture>
            <div className={styles.prose}>
              <h3 className={heading}>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
