import { testimonials } from '#content/home.ts'
import { ABOVE_640, WIDE } from '#styles/breakpoints.ts'
import { Carousel } from '#ui/Carousel/Carousel.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { remark } from '#styles/text.css.ts'
import * as styles from './Testimonials.css.ts'

const SIZES = `${WIDE} 26rem, ${ABOVE_640} 46vw, 88vw`

export function Testimonials() {
  const { title, subtitle, sample, isSample, items } = testimonials
  const slides = items.map((item) => ({ key: item.id, content: <Quote {...item} /> }))
  return (
    <Section tone="inset" isNamed={false}>
      <div className={styles.intro}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.subtitles}>
          <p className={styles.subtitle}>{subtitle}</p>
          {isSample && <p className={remark}>{sample}</p>}
        </div>
      </div>
      <Carousel label={title} slides={slides} />
    </Section>
  )
}

function Quote({ name, text, picture }: (typeof testimonials.items)[number]) {
  return (
    <figure className={styles.quote}>
      <div className={styles.emblem}>
        <Picture picture={picture} sizes={SIZES} decorative />
      </div>
      <blockquote className={styles.prose}>{text}</blockquote>
      <figcaption className={styles.source}>{name}</figcaption>
    </figure>
  )
}
