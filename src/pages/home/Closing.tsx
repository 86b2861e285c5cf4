import { closing } from '#content/home.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Container } from '#ui/Container/Container.tsx'
import { Film } from '#ui/Film/Film.tsx'
import { BareSection, SectionTitle } from '#ui/Section/Section.tsx'
import { display, lead44 } from '#styles/text.css.ts'
import * as styles from './Closing.css.ts'

export function Closing() {
  const { title, text, action, film } = closing
  return (
    <BareSection className={styles.root}>
      <Film film={film} sizes="100vw" />
      <div className={styles.shade}>
        <Container>
          <div className={styles.prose}>
            <SectionTitle className={display}>{title}</SectionTitle>
            <p className={lead44}>{text}</p>
            <div className={styles.action}>
              <ButtonLink to={action.to}>{action.label}</ButtonLink>
            </div>
          </div>
        </Container>
      </div>
    </BareSection>
  )
}
