import { features } from '#content/home.ts'
import { Container } from '#ui/Container/Container.tsx'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { StripMark } from './StripMark.tsx'
import * as styles from './Features.css.ts'

export function Features() {
  return (
    <section className={styles.root}>
      <Container>
        <Reveal>
          <ul className={styles.list}>
            {features.map(({ icon, title, description }) => (
              <li key={title} className={styles.item}>
                <StripMark name={icon} />
                <h2 className={styles.title}>{title}</h2>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </Reveal>
      </Container>
    </section>
  )
}
