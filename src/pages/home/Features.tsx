import { useId } from 'react'
import { features, featuresTitle } from '#content/home.ts'
import { Container } from '#ui/Container/Container.tsx'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { visuallyHidden } from '#styles/visibility.css.ts'
import { StripMark } from './StripMark.tsx'
import * as styles from './Features.css.ts'

export function Features() {
  const headingId = useId()
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <Container>
        <h2 className={visuallyHidden} id={headingId}>
          {featuresTitle}
        </h2>
        <Reveal>
          <ul className={styles.list}>
            {features.map(({ icon, title, description }) => (
              <li key={title} className={styles.item}>
                <StripMark name={icon} />
                <h3 className={styles.title}>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </Reveal>
      </Container>
    </section>
  )
}
