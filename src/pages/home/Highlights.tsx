import { useId } from 'react'
import { highlights } from '#content/home.ts'
import { LARGE, MEDIUM, WIDE } from '#styles/breakpoints.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import * as styles from './Highlights.css.ts'

/** The third picture is 16:9, so in a frame of 4:3 it is wider than the frame. */
const SIZES = [
  `${WIDE} max(53rem, 53vw), ${LARGE} 64vw, 92vw`,
  `${WIDE} 46rem, ${MEDIUM} 54vw, 92vw`,
  `${WIDE} max(46rem, 46vw), ${MEDIUM} 64vw, 123vw`,
]

export function Highlights() {
  const { title, items, more } = highlights
  const id = useId()
  return (
    <Section>
      <SectionTitle className={styles.title}>{title}</SectionTitle>
      <ul className={styles.list}>
        {items.map(({ title: name, description, picture, link }, index) => (
          <li key={link} className={styles.item}>
            <div className={styles.media}>
              <Picture picture={picture} sizes={SIZES[index] ?? '100vw'} />
            </div>
            <div className={styles.place}>
              <Reveal>
                <div className={styles.prose}>
                  <h3 id={`${id}${link}`} className={styles.name}>
                    {name}
                  </h3>
                  <p className={styles.description}>{description}</p>
                  {/* Its name is not hidden text in it: page clippers drop what looks like a list of links. */}
                  <ButtonLink
                    id={`${id}more${link}`}
                    aria-labelledby={`${id}more${link} ${id}${link}`}
                    to={link}
                    tone="quiet"
                  >
                    {more}
                  </ButtonLink>
                </div>
              </Reveal>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
