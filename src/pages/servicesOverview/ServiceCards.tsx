import { intro, overlay } from '#content/servicesOverview.ts'
import { SERVICE_SLUGS } from '#content/paths.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Container } from '#ui/Container/Container.tsx'
import { usePaused } from '#ui/Film/usePaused.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { ServiceCard } from './ServiceCard.tsx'
import { slot, tab } from './ServiceCard.css.ts'
import { BareSection, SectionTitle } from '#ui/Section/Section.tsx'
import * as styles from './ServiceCards.css.ts'

export function ServiceCards() {
  const { paused, setPaused, toggle } = usePaused()
  return (
    <BareSection className={styles.root}>
      <Container>
        <div className={styles.intro}>
          <SectionTitle>{intro.title}</SectionTitle>
          <div className={styles.paragraphs}>
            {intro.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className={styles.control}>
            <Button tone="quiet" onClick={toggle}>
              <Icon name={paused ? 'play' : 'pause'} />
              <span>{paused ? overlay.play : overlay.pause}</span>
            </Button>
          </div>
        </div>
      </Container>
      <div className={styles.bay}>
        <Container>
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
