import { mapTeaser } from '#content/home.ts'
import { INSTRUMENT_ANCHOR } from '#content/paths.ts'
import { Boundary } from '#ui/Boundary/Boundary.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { cities } from '#ui/WorldMap/cities.ts'
import { WorldMap } from '#ui/WorldMap/WorldMap.tsx'
import { BareSection, SectionTitle } from '#ui/Section/Section.tsx'
import * as styles from './MapTeaser.css.ts'

const chosen = cities.find(({ icao }) => icao === mapTeaser.chosen)

/** The world map without its inputs, with a link to it. */
export function MapTeaser() {
  const { kicker, title, text, action, link } = mapTeaser
  return (
    <BareSection className={styles.root}>
      <div className={styles.words}>
        <p className={styles.kicker}>{kicker}</p>
        <SectionTitle className={styles.title}>{title}</SectionTitle>
        <p className={styles.paragraph}>{text}</p>
        <ButtonLink to={link} hash={INSTRUMENT_ANCHOR}>
          {action}
        </ButtonLink>
      </div>
      <div className={styles.map}>
        <Boundary>{chosen && <WorldMap chosen={chosen} />}</Boundary>
      </div>
    </BareSection>
  )
}
