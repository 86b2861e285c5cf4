import { servicePageWords } from '#content/shared.ts'
import { pictures } from '#content/pictures/services.ts'
import { services as registry } from '#content/services.ts'
import type { ServiceWords } from '#content/types.ts'
import { type ServiceSlug, toServicePath } from '#content/paths.ts'
import { MEDIUM } from '#styles/breakpoints.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { cardPress } from '#ui/PageLink/cardPress.ts'
import { PageLink } from '#ui/PageLink/PageLink.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import { markPicture } from '#ui/journey/journey.ts'
import * as styles from './Related.css.ts'

const SIZES = `${MEDIUM} 14rem, 48vw`

export type RelatedProps = { services: ServiceWords['related'] }

export function Related({ services }: RelatedProps) {
  const entries = Object.entries(services) as [ServiceSlug, string][]
  return (
    <Section>
      <SectionTitle look="spaced">{servicePageWords.related}</SectionTitle>
      <ul className={styles.list}>
        {entries.map(([slug, reason]) => (
          <li key={slug} className={styles.item} {...cardPress}>
            <div className={styles.media}>
              <Picture picture={pictures[slug]} sizes={SIZES} decorative />
            </div>
            <div className={styles.prose}>
              <h3 className={styles.name}>
                <PageLink to={toServicePath(slug)} className={styles.link} onClick={markPicture}>
                  {registry[slug].name}
                </PageLink>
                <span className={styles.arrow}>
                  <Icon name="arrow" size="medium" />
                </span>
              </h3>
              <p className={styles.reason}>{reason}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
