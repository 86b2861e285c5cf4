import { useId } from 'react'
import { highlights } from '#content/home.ts'
import type { PictureData } from '#content/types.ts'
import { LARGE, MEDIUM, WIDE } from '#styles/breakpoints.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import * as styles from './Highlights.css.ts'

/** A picture wider than 4:3 is cropped at its sides, on phones and in a row, so it is wider than its frame. */
function getSizes({ width, height }: PictureData, isAlone: boolean): string {
  const isCropped = width / height > 4 / 3
  const phone = isCropped ? '123vw' : '92vw'
  return isAlone
    ? `${WIDE} max(53rem, 53vw), ${LARGE} 64vw, ${phone}`
    : `${WIDE} ${isCropped ? 'max(46rem, 46vw)' : '46rem'}, ${MEDIUM} ${isCropped ? '64vw' : '54vw'}, ${phone}`
}

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
              <Picture
                picture={picture}
                sizes={getSizes(picture, index === 0 || items.length < 3)}
              />
            </div>
            <div className={styles.place}>
              <Reveal>
                <div className={styles.prose}>
                  <h3 id={`${id}${link}`} className={styles.name}>
                    {name}
                  </h3>
                  <p className={styles.description}>{description}</p>
                  {/* Named by `aria-labelledby`, not by hidden text: page clippers drop what looks like a list of links. */}
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
