import type { FilmData } from '#content/types.ts'
import { Container } from '#ui/Container/Container.tsx'
import { Film, type FilmProps } from '#ui/Film/Film.tsx'
import * as styles from './Hero.css.ts'

export type HeroProps = { title: string; lead: string; film: FilmData; labels: FilmProps['labels'] }

export function Hero({ title, lead, film, labels }: HeroProps) {
  return (
    <header className={styles.root}>
      <Film film={film} sizes="100vw" labels={labels} priority />
      <div className={styles.words}>
        <Container>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </Container>
      </div>
    </header>
  )
}
