import { cover } from '#content/home.ts'
import { LARGE, MEDIUM } from '#styles/breakpoints.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { BareSection, SectionTitle } from '#ui/Section/Section.tsx'
import * as styles from './Cover.css.ts'

/** The picture is cropped to its box's height, so it is wider than the box. */
const SIZES = `${LARGE} max(50vw, 178vh), ${MEDIUM} 150vw, (min-resolution: 2x) 165vw, 100vw`

export function Cover() {
  const { title, text, picture, action, shortcut } = cover
  return (
    <BareSection className={styles.root}>
      <div className={styles.media}>
        <Picture picture={picture} sizes={SIZES} />
      </div>
      <Reveal timing="card">
        <div className={styles.prose}>
          <SectionTitle className={styles.title}>{title}</SectionTitle>
          <p className={styles.lead}>{text}</p>
          <div className={styles.actions}>
            <ButtonLink to={action.to}>{action.label}</ButtonLink>
            <ButtonLink to={shortcut.to} tone="quiet">
              {shortcut.label}
            </ButtonLink>
          </div>
        </div>
      </Reveal>
    </BareSection>
  )
}
