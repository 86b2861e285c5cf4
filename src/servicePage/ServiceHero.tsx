import { type ReactNode, useRef } from 'react'
import { headerLinks } from '#content/navigation.ts'
import { pictures } from '#content/pictures/services.ts'
import { services } from '#content/services.ts'
import type { ServiceWords } from '#content/types.ts'
import { formatServiceNumber } from '#content/paths.ts'
import { ContactButtons } from '#sections/ContactBand/ContactButtons.tsx'
import { LARGE, MEDIUM } from '#styles/breakpoints.ts'
import { PageLink } from '#ui/PageLink/PageLink.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { useArrival } from '#ui/journey/journey.ts'
import { ink, lead44, muted } from '#styles/text.css.ts'
import * as styles from './ServiceHero.css.ts'

/**
 * On phones and beside the text, the picture is cropped to its box's height, so it is wider than the box.
 * Phones with a low pixel density are usually slow, so they get the smaller file.
 */
export const HERO_SIZES = `${LARGE} max(50vw, 75rem), ${MEDIUM} 100vw, (min-resolution: 2x) 133vw, 100vw`

export type ServiceHeroProps = {
  words: ServiceWords
  media?: ReactNode
}

export function ServiceHero({ words, media }: ServiceHeroProps) {
  const { slug, promise, fact } = words
  const frame = useRef<HTMLDivElement>(null)
  useArrival('picture', frame)
  return (
    <div className={styles.root}>
      <div className={styles.prose}>
        <p className={styles.crumbs}>
          <PageLink to={headerLinks.services.to} className={styles.crumbLink}>
            {headerLinks.services.label}
          </PageLink>
          <span className={styles.number}>{formatServiceNumber(slug)}</span>
        </p>
        <h1 className={styles.title}>{services[slug].name}</h1>
        <p className={lead44}>{promise}</p>
        {fact && (
          <p className={styles.fact}>
            <span className={muted}>{fact.label}</span>
            <br />
            <span className={ink}>{fact.value.replaceAll(' · ', '\u00a0· ')}</span>
          </p>
        )}
        <div className={styles.actions}>
          <ContactButtons service={slug} />
        </div>
      </div>
      <div ref={frame} className={styles.media}>
        {media ?? <Picture picture={pictures[slug]} sizes={HERO_SIZES} priority />}
      </div>
    </div>
  )
}
