import { hero } from '#content/home.ts'
import { ContactButtons } from '#sections/ContactBand/ContactButtons.tsx'
import { ErrorBoundary } from '#ui/ErrorBoundary/ErrorBoundary.tsx'
import { Container } from '#ui/Container/Container.tsx'
import { Film } from '#ui/Film/Film.tsx'
import { KuwaitToday } from './KuwaitToday.tsx'
import * as styles from './Hero.css.ts'

export function Hero() {
  return (
    <div className={styles.root}>
      <div className={styles.film}>
        <Film film={hero.film} sizes="100vw" priority />
        <div className={styles.prose}>
          <Container>
            <div className={styles.rising}>
              <h1 className={styles.title}>{hero.title}</h1>
              <p className={styles.lead}>{hero.lead}</p>
              <div className={styles.actions}>
                <ContactButtons />
              </div>
            </div>
          </Container>
        </div>
      </div>
      <ErrorBoundary>
        <KuwaitToday />
      </ErrorBoundary>
    </div>
  )
}
