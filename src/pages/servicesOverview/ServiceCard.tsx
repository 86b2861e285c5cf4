import { padTwoDigits } from '#lib/format.ts'
import { pictures } from '#content/pictures/services.ts'
import { serviceCards } from '#content/serviceCards.ts'
import { services } from '#content/services.ts'
import { overlay } from '#content/servicesOverview.ts'
import { type ComputeAnswer, todaysAnswers } from '#content/todaysAnswers.ts'
import { tools } from '#content/tools.ts'
import { TOOL_ANCHOR, toServicePath, type ServiceSlug } from '#content/paths.ts'
import { LARGE, MEDIUM } from '#styles/breakpoints.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary/ErrorBoundary.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { cardPress } from '#ui/PageLink/cardPress.ts'
import { PageLink } from '#ui/PageLink/PageLink.tsx'
import { markPicture } from '#ui/journey/journey.ts'
import { useMinute } from '#ui/Clock/useMinute.ts'
import { FlightTrack, type FlightTrackProps } from './FlightTrack.tsx'
import * as styles from './ServiceCard.css.ts'

const SIZES = `${LARGE} 30rem, ${MEDIUM} 46vw, 92vw`

export type ServiceCardProps = Pick<FlightTrackProps, 'paused' | 'setPaused'> & {
  slug: ServiceSlug
  position: number
}

export function ServiceCard({ slug, position, paused, setPaused }: ServiceCardProps) {
  const card = serviceCards[slug]
  const tool = tools[slug]
  const compute = todaysAnswers[slug]
  const link = toServicePath(slug)
  return (
    <article className={styles.card} aria-label={services[slug].name} {...cardPress}>
      <div className={styles.media}>
        <Picture picture={pictures[slug]} sizes={SIZES} />
        <ErrorBoundary>
          <FlightTrack
            film={overlay.film}
            paused={paused}
            setPaused={setPaused}
            place={card.track}
            turn={position}
          />
        </ErrorBoundary>
      </div>
      {/* Not a `div`: reader views drop one that has much of its text in links. */}
      <section className={styles.prose}>
        <p className={styles.number} aria-hidden="true">
          {padTwoDigits(position)}
        </p>
        <div className={styles.head}>
          <p className={styles.code}>{card.code}</p>
          <h3 className={styles.name}>
            <PageLink to={link} className={styles.link} onClick={markPicture}>
              {services[slug].name}
            </PageLink>
            <span className={styles.arrow}>
              <Icon name="arrow" size="medium" />
            </span>
          </h3>
        </div>
        <p className={styles.description}>{card.description}</p>
        {tool && (
          <p className={styles.tool}>
            <span className={styles.answer}>
              {compute ? <TodaysAnswer example={tool.answer} compute={compute} /> : tool.answer}
            </span>{' '}
            <PageLink to={link} hash={TOOL_ANCHOR} className={styles.toolLink}>
              {tool.name}
              <Icon name="arrow" />
            </PageLink>
          </p>
        )}
      </section>
    </article>
  )
}

type TodaysAnswerProps = { example: string; compute: ComputeAnswer }

/** Separate from the card, so that each minute React renders only this text again. */
function TodaysAnswer({ example, compute }: TodaysAnswerProps) {
  const minute = useMinute()
  return minute === undefined ? example : compute(minute).sentence
}
