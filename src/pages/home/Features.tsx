import type { FeatureItem } from '#content/types.ts'
import { Container } from '#ui/Container/Container.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
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
                <span className={styles.icon}>
                  <Icon name={icon} size="large" />
                </span>
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
