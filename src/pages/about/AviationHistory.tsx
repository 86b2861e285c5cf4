import { aviationInKuwait, type HistoricEvent } from '#content/about.ts'
import { Container } from '#ui/Container/Container.tsx'
import { TaxiLine } from '#ui/TaxiLine/TaxiLine.tsx'
import { BareSection, SectionTitle } from '#ui/Section/Section.tsx'
import { ink } from '#styles/text.css.ts'
import * as styles from './AviationHistory.css.ts'

export function AviationHistory() {
  const { title, scale, events } = aviationInKuwait
  return (
    <BareSection className={styles.root}>
      <Container>
        <SectionTitle>{title}</SectionTitle>
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
                <p className={ink}>
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
    </BareSection>
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
