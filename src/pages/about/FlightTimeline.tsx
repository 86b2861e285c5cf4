import { useId } from 'react'
import { aviationInKuwait, type HistoricEvent } from '#content/about.ts'
import { Container } from '#ui/Container/Container.tsx'
import { TaxiLine } from '#ui/TaxiLine/TaxiLine.tsx'
import * as styles from './FlightTimeline.css.ts'

/** The history of flight in the country, on a taxi line that crosses the window. */
export function FlightTimeline() {
  const headingId = useId()
  const { title, note, scale, events } = aviationInKuwait
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <Container>
        <div className={styles.intro}>
          <h2 className={styles.title} id={headingId}>
            {title}
          </h2>
          <p className={styles.note}>{note}</p>
        </div>
      </Container>
      <div className={styles.drawing}>
        <Container>
          <div className={styles.line}>
            <TaxiLine course="across" />
          </div>
          <div className={styles.ticks} />
          <ol className={styles.list}>
            {events.map((event) => (
              <li key={event.year} className={styles.event}>
                <p className={styles.when}>
                  <When {...event} />
                </p>
                <p className={styles.fact}>{event.text}</p>
              </li>
            ))}
          </ol>
          <p className={styles.scale} aria-hidden="true">
            {scale}
          </p>
        </Container>
      </div>
    </section>
  )
}

function When({ year, day, date }: HistoricEvent) {
  const words = (
    <>
      <span className={styles.day}>{day}</span> <span className={styles.year}>{year}</span>
    </>
  )
  return date ? <time dateTime={date}>{words}</time> : words
}
