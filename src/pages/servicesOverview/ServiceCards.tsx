import { intro, overlay } from '#content/servicesOverview.ts'
import { SERVICE_SLUGS } from '#content/paths.ts'
import { Container } from '#ui/Container/Container.tsx'
import { usePaused } from '#ui/Film/usePaused.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { lead } from '#styles/text.css.ts'
import { ServiceCard } from './ServiceCard.tsx'
import { slot, tab } from './ServiceCard.css.ts'
import { BareSection, SectionTitle } from '#ui/Section/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ServiceCards.css.ts'

export function ServiceCards() {
  const { paused, setPaused, toggle } = usePaused()
  return (
    <BareSection className={styles.root}>
      <Container>
        <div className={styles.intro}>
          <SectionTitle>{intro.title}</SectionTitle>
          <p className={lead}>{intro.text}</p>
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
          <ul className={styles.list}>
            {SERVICE_SLUGS.map((slug, index) => (
              <li key={slug} className={slot}>
                <span className={tab} />
                <Reveal timing="card">
                  <ServiceCard
                    slug={slug}
                    position={index + 1}
                    paused={paused}
                    setPaused={setPaused}
                  />
                </Reveal>
              </li>
            ))}
          </ul>
        </Container>
      </div>
    </BareSection>
  )
}
