import type { DeskCopy, FilmData } from '#content/types.ts'
import { Container } from '#ui/Container/Container.tsx'
import { Film, type FilmProps } from '#ui/Film/Film.tsx'
import { PageTitle } from '#ui/PageTitle/PageTitle.tsx'
import { Desk } from './Desk.tsx'
import * as styles from './Hero.css.ts'

export type HeroProps = {
  title: string
  lead: string
  film: FilmData
  labels: FilmProps['labels']
  desk: DeskCopy
}

export function Hero({ title, lead, film, labels, desk }: HeroProps) {
  return (
    <div className={styles.root}>
      <div className={styles.film}>
        <Film film={film} sizes="100vw" labels={labels} priority />
        <div className={styles.words}>
          <Container>
            <div className={styles.rising}>
              <PageTitle className={styles.title}>{title}</PageTitle>
              <p className={styles.lead}>{lead}</p>
            </div>
          </Container>
        </div>
      </div>
      <Desk copy={desk} />
    </div>
  )
}
