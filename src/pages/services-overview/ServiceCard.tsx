import { INSTRUMENT_ANCHOR } from '#lib/addresses.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import type { ServiceCardItem } from '#content/types.ts'
import type { ServicePath } from '#lib/paths.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { PageLink } from '#ui/PageLink/PageLink.tsx'
import { FlightTrack, type FlightTrackProps } from './FlightTrack.tsx'
import * as styles from './ServiceCard.css.ts'

const SIZES = '(min-width: 1024px) 28rem, (min-width: 768px) 46vw, 92vw'

export type ServiceCardProps = {
  card: ServiceCardItem
  name: string
  link: ServicePath
  /** Position of the service in the menu, from 1. */
  position: number
  overlay: Pick<FlightTrackProps, 'film' | 'paused' | 'setPaused'>
  sendLabel: string
  instrumentLabel: string
}

/** A service as a flight strip: picture, number, name and the first details to send. */
export function ServiceCard(props: ServiceCardProps) {
  const { card, name, link, position, overlay, sendLabel, instrumentLabel } = props
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        <Picture picture={card.image} sizes={SIZES} fit="cover" />
        <FlightTrack {...overlay} place={card.track} turn={position} />
      </div>
      <p className={styles.number} aria-hidden="true">
        {String(position).padStart(2, '0')}
      </p>
      <div className={styles.words}>
        <p className={styles.code}>{card.code}</p>
        <h3 className={styles.name}>
          <PageLink to={link} className={styles.link}>
            {name}
          </PageLink>
        </h3>
        <p>{card.description}</p>
        {card.instrument && (
          <p className={styles.instrument}>
            <span className={styles.instrumentLabel}>{instrumentLabel}</span>{' '}
            <PageLink to={link} hash={INSTRUMENT_ANCHOR} className={styles.instrumentLink}>
              {card.instrument}
              <Icon name="arrow" />
            </PageLink>
          </p>
        )}
      </div>
      <dl className={styles.send}>
        <dt className={styles.sendLabel}>{sendLabel}</dt>
        {card.send.map((item) => (
          <dd key={item}>{item}</dd>
        ))}
      </dl>
    </article>
  )
}
