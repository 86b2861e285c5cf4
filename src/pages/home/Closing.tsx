import { useId } from 'react'
import { film as filmLabels } from '#content/layout.ts'
import { closing } from '#content/home.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Container } from '#ui/Container/Container.tsx'
import { Film } from '#ui/Film/Film.tsx'
import * as styles from './Closing.css.ts'

export function Closing() {
  const headingId = useId()
  const { title, text, action, film } = closing
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <Film film={film} sizes="100vw" labels={filmLabels} />
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
