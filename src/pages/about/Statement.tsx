import { useId } from 'react'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { Section, type SectionProps } from '#ui/Section/Section.tsx'
import * as styles from './Statement.css.ts'

export type StatementProps = {
  title: string
  text: readonly string[]
  tone?: SectionProps['tone']
  /** Background that is not about the company. */
  aside?: { title: string; text: readonly string[] }
}

export function Statement({ title, text, tone = 'page', aside }: StatementProps) {
  const headingId = useId()
  const [lead, ...rest] = text
  return (
    <Section tone={tone} labelledBy={headingId}>
      <Reveal timing="content">
        <div className={styles.root}>
          <h2 className={styles.title} id={headingId}>
            {title}
          </h2>
          <div>
            <div className={styles.paragraphs}>
              <p className={styles.lead}>{lead}</p>
              {rest.map((paragraph) => (
                <p key={paragraph} className={styles.paragraph}>
                  {paragraph}
                </p>
              ))}
            </div>
            {aside && (
              <aside className={styles.aside} aria-label={aside.title}>
                <h3 className={styles.asideTitle}>{aside.title}</h3>
                {aside.text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </aside>
            )}
          </div>
        </div>
      </Reveal>
    </Section>
  )
}
