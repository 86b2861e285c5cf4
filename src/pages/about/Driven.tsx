import { driven } from '#content/about.ts'
import { LARGE, MEDIUM, WIDE } from '#styles/breakpoints.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import * as styles from './Driven.css.ts'

/** Wider than its box from tablets up, where the box is taller than the picture and crops it. */
const SIZES = `${WIDE} 34rem, ${LARGE} 45vw, ${MEDIUM} 90vw, 92vw`

export function Driven() {
  const { title, text, picture, states } = driven
  const [lead, ...rest] = text
  const [confirmed, requested, refused, open] = states
  return (
    <Section reveals>
      <div className={styles.root}>
        <SectionTitle className={styles.title}>{title}</SectionTitle>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.media}>
          <Picture picture={picture} sizes={SIZES} />
        </div>
        <div className={styles.prose}>
          {rest.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
          <dl className={styles.states}>
            <State {...confirmed} mark="filled" />
            <State {...requested} mark="half" />
            <State {...refused} mark="crossed" />
            <State {...open} mark="empty" />
          </dl>
        </div>
      </div>
    </Section>
  )
}

type StateProps = { title: string; text: string; mark: keyof typeof styles.mark }

function State({ title, text, mark }: StateProps) {
  return (
    <div className={styles.box}>
      <dt className={styles.state}>
        <span className={styles.mark[mark]} />
        {title}
      </dt>
      <dd className={styles.meaning}>{text}</dd>
    </div>
  )
}
