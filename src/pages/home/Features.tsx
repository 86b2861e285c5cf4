import { lazy } from 'react'
import { features, featuresTitle } from '#content/home.ts'
import { Container } from '#ui/Container/Container.tsx'
import { Prerendered } from '#ui/Prerendered/Prerendered.tsx'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { visuallyHidden } from '#styles/visibility.css.ts'
import { BareSection, SectionTitle } from '#ui/Section/Section.tsx'
import { heading } from '#styles/text.css.ts'
import * as styles from './Features.css.ts'

const FeatureMark = lazy(async () => ({ default: (await import('./FeatureMark.tsx')).FeatureMark }))

export function Features() {
  return (
    <BareSection className={styles.root}>
      <Container>
        <SectionTitle className={visuallyHidden}>{featuresTitle}</SectionTitle>
        <Reveal>
          <ul className={styles.list}>
            {features.map(({ icon, title, description }) => (
              <li key={title} className={styles.item}>
                <Prerendered className={styles.mark}>
                  <FeatureMark name={icon} />
                </Prerendered>
                <h3 className={heading}>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </Reveal>
      </Container>
    </BareSection>
  )
}
