import type { Testimonial } from '#content/types.ts'
import { Carousel, type CarouselProps } from '#ui/Carousel/Carousel.tsx'
import { Section } from '#ui/Section/Section.tsx'
import * as styles from './Testimonials.css.ts'

export type TestimonialsProps = {
  title: string
  subtitle: string
  items: readonly Testimonial[]
  labels: CarouselProps['labels']
}

export function Testimonials({ title, subtitle, items, labels }: TestimonialsProps) {
  const slides = items.map((item) => ({ key: item.id, content: <Quote {...item} /> }))
  return (
    <Section tone="inset">
      <div className={styles.intro}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.subtitle}>{subtitle}</p>
      </div>
      <Carousel label={title} labels={labels} slides={slides} />
    </Section>
  )
}

function Quote({ name, text, img }: Testimonial) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>{text}</blockquote>
      <figcaption className={styles.source}>
        <img className={styles.emblem} src={img} alt="" width="96" height="96" loading="lazy" />
        <span className={styles.name}>{name}</span>
      </figcaption>
    </figure>
  )
}
