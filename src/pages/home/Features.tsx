import type { FeatureItem } from '#content/types.ts'
import { Container } from '#ui/Container/Container.tsx'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { StripMark } from './StripMark.tsx'
import * as styles from './Features.css.ts'

export type FeaturesProps = { items: readonly FeatureItem[] }

export function Features({ items }: FeaturesProps) {
  return (
    <section className={styles.root}>
      <Container>
        <Reveal>
          <ul className={styles.list}>
            {items.map(({ icon, title, description }) => (
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
