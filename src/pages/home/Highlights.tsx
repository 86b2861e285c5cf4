import { useId } from 'react'
import type { HighlightItem } from '#content/types.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Highlights.css.ts'

const SIZES = '(min-width: 1280px) 44rem, (min-width: 768px) 56vw, 92vw'

export type HighlightsProps = { title: string; items: readonly HighlightItem[]; more: string }

export function Highlights({ title, items, more }: HighlightsProps) {
  const headingId = useId()
  return (
    <Section labelledBy={headingId}>
      <h2 className={styles.title} id={headingId}>
        {title}
      </h2>
      <ul className={styles.list}>
        {items.map(({ title: name, description, image, link }) => (
          <li key={link} className={`${styles.item} ${styles.evenColumns}`}>
            <div className={styles.media}>
              <Picture picture={image} sizes={SIZES} fit="cover" />
            </div>
            <Reveal>
              <div className={styles.words}>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.description}>{description}</p>
                <ButtonLink to={link} tone="quiet">
                  {more}
                  <VisuallyHidden>{name}</VisuallyHidden>
                </ButtonLink>
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  )
}
