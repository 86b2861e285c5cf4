import { teaser } from '#content/instruments/teaser.ts'
import { INSTRUMENT_ANCHOR } from '#lib/addresses.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { cities } from '#features/instruments/worldMap/cities.ts'
import { Map } from '#features/instruments/worldMap/Map.tsx'
import * as styles from './MapTeaser.css.ts'

const chosen = cities.find(({ icao }) => icao === teaser.chosen)

/** The world map without its inputs, with a link to it. */
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
      <div className={styles.map}>{chosen && <Map chosen={chosen} />}</div>
    </div>
  )
}
