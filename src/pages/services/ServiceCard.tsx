import { Link } from '@tanstack/react-router'
import { film } from '#content/controls.ts'
import type { FilmData, ServiceCardItem } from '#content/types.ts'
import { Film } from '#ui/Film/Film.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import * as styles from './ServiceCards.css.ts'

const SIZES = '(min-width: 1280px) 38rem, (min-width: 768px) 46vw, 92vw'

export type ServiceCardProps = {
  card: ServiceCardItem
  /** Place in the menu, from 1. */
  position: number
  /** The aircraft that crosses the picture. */
  overlay: FilmData
}

export function ServiceCard({ card, position, overlay }: ServiceCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        <Picture picture={card.image} sizes={SIZES} fit="cover" />
        <Film film={overlay} sizes={SIZES} labels={film} blend="screen" />
      </div>
      <div className={styles.strip}>
        <p className={styles.number} aria-hidden="true">
          {String(position).padStart(2, '0')}
        </p>
        <div className={styles.words}>
          <p className={styles.code}>{card.code}</p>
          <h3 className={styles.name}>
            <Link to={card.link} className={styles.link}>
              {card.title}
            </Link>
          </h3>
          <p>{card.description}</p>
        </div>
      </div>
    </article>
  )
}
