import { useId } from 'react'
import type { FilmData, LinkItem } from '#content/types.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Container } from '#ui/Container/Container.tsx'
import { Film, type FilmProps } from '#ui/Film/Film.tsx'
import * as styles from './Closing.css.ts'

export type ClosingProps = {
  title: string
  text: string
  action: LinkItem
  film: FilmData
  labels: FilmProps['labels']
}

export function Closing({ title, text, action, film, labels }: ClosingProps) {
  const headingId = useId()
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <Film film={film} sizes="100vw" labels={labels} />
      <div className={styles.shade}>
        <Container>
          <div className={styles.words}>
            <h2 className={styles.title} id={headingId}>
              {title}
            </h2>
            <p className={styles.lead}>{text}</p>
            <div className={styles.action}>
              <ButtonLink to={action.to}>{action.label}</ButtonLink>
            </div>
          </div>
        </Container>
      </div>
    </section>
  )
}
