import { intro, overlay } from '#content/servicesOverview.ts'
import { SERVICE_SLUGS } from '#content/paths.ts'
import { useMinute } from '#ui/Clock/useMinute.ts'
import { Container } from '#ui/Container/Container.tsx'
import { usePaused } from '#ui/Film/usePaused.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { ServiceCard, type ServiceCardProps } from './ServiceCard.tsx'
import { computeTodaysAnswers } from './todaysAnswers.ts'
import { slot, tab } from './ServiceCard.css.ts'
import { BareSection, SectionTitle } from '#ui/Section/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ServiceCards.css.ts'

export function ServiceCards() {
  const { paused, setPaused, toggle } = usePaused()
  const films = { paused, setPaused }
  return (
    <BareSection className={styles.root}>
      <Container>
        <div className={styles.intro}>
          <SectionTitle>{intro.title}</SectionTitle>
          <p className={styles.paragraph}>{intro.text}</p>
        </div>
      </Container>
      <div className={styles.bay}>
        <Container>
          <div className={styles.head}>
            <p>{intro.rack}</p>
            <button type="button" className={styles.control} onClick={toggle}>
              <Icon name={paused ? 'play' : 'pause'} />
              <VisuallyHidden>{paused ? overlay.play : overlay.pause}</VisuallyHidden>
            </button>
          </div>
          <Cards {...films} />
        </Container>
      </div>
    </BareSection>
  )
}

type FilmProps = Pick<ServiceCardProps, 'paused' | 'setPaused'>

function Cards(films: FilmProps) {
  const answers = computeTodaysAnswers(useMinute())
  return (
    <ul className={styles.list}>
      {SERVICE_SLUGS.map((slug, index) => (
        <li key={slug} className={slot}>
          <span className={tab} />
          <Reveal timing="card">
            <ServiceCard slug={slug} position={index + 1} answer={answers[slug]} {...films} />
          </Reveal>
        </li>
      ))}
    </ul>
  )
}
