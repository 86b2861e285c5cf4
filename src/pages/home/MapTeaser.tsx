import { teaser } from '#content/instruments/teaser.ts'
import { INSTRUMENT_ANCHOR } from '#lib/addresses.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { WorldPicture } from '../world-map/WorldInstrument.tsx'
import * as styles from './MapTeaser.css.ts'

/** One instrument of the ten, and the way to it. */
export function MapTeaser() {
  const { kicker, title, text, action, link } = teaser
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <p className={styles.kicker}>{kicker}</p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.paragraph}>{text}</p>
        <ButtonLink to={link} hash={INSTRUMENT_ANCHOR}>
          {action}
        </ButtonLink>
      </div>
      <div className={styles.map}>
        <WorldPicture to={teaser.chosen} />
      </div>
    </div>
  )
}
