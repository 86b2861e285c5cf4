import { useId } from 'react'
import { serviceMenu } from '#content/navigation.ts'
import { servicePage } from '#content/servicePage.ts'
import type { ServicePageContent } from '#content/types.ts'
import { servicePath } from '#lib/paths.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { PageLink } from '#ui/PageLink/PageLink.tsx'
import { Section } from '#ui/Section/Section.tsx'
import * as styles from './Related.css.ts'

export type RelatedProps = { services: ServicePageContent['related'] }

export function Related({ services }: RelatedProps) {
  const headingId = useId()
  return (
    <Section tone="inset" labelledBy={headingId}>
      <h2 className={styles.title} id={headingId}>
        {servicePage.related}
      </h2>
      <ul className={styles.list}>
        {services.map(({ slug, reason }) => (
          <li key={slug} className={styles.item}>
            <h3 className={styles.name}>
              <PageLink to={servicePath(slug)} className={styles.link}>
                {serviceMenu.find(({ link }) => link === servicePath(slug))?.name}
              </PageLink>
            </h3>
            <p className={styles.reason}>{reason}</p>
            <span className={styles.arrow}>
              <Icon name="arrow" size="medium" />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
