import { film } from '#content/controls.ts'
import type { FilmData, ServiceCardItem } from '#content/types.ts'
import { Film } from '#ui/Film/Film.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { PageLink } from '#ui/PageLink/PageLink.tsx'
import * as styles from './ServiceCard.css.ts'

const SIZES = '(min-width: 1024px) 28rem, (min-width: 768px) 68vw, 92vw'

export type ServiceCardProps = {
  card: ServiceCardItem
  /** Place in the menu, from 1. */
  position: number
  /** The aircraft that crosses the picture. */
  overlay: FilmData
  sendLabel: string
}

/** A flight strip in the bay: picture, number, name, and what the desk needs to begin. */
export function ServiceCard({ card, position, overlay, sendLabel }: ServiceCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        <Picture picture={card.image} sizes={SIZES} fit="cover" />
        <Film film={overlay} sizes={SIZES} labels={film} blend="screen" />
      </div>
      <p className={styles.number} aria-hidden="true">
        {String(position).padStart(2, '0')}
      </p>
      <div className={styles.words}>
        <p className={styles.code}>{card.code}</p>
        <h3 className={styles.name}>
          <PageLink to={card.link} className={styles.link}>
            {card.title}
          </PageLink>
        </h3>
        <p>{card.description}</p>
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
