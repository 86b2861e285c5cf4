import { next } from '#content/contact.ts'
import { documents, servicePageWords } from '#content/shared.ts'
import * as styles from '../profile.css.ts'
import { sections } from '../sections.ts'
import { services } from '../services.ts'
import { texts } from '../texts.ts'
import { Chapter, Checklist, Numbered } from './parts.tsx'

const operations = services.find(({ words }) => words.slug === 'operations')

/** The list that nearly every flight needs. The others are on the services' pages. */
export function Send() {
  const { send } = texts
  return (
    <Chapter section={sections.send} lead={send.lead}>
      <div className={styles.listAndDocuments}>
        <div>
          <h3 className={styles.heading}>{send.flight}</h3>
          <Checklist className={styles.checklistTwo} items={operations?.words.send ?? []} />
        </div>
        <div>
          <h3 className={styles.heading}>{servicePageWords.documents}</h3>
          <Checklist items={documents} />
        </div>
      </div>
      <aside className={styles.aside}>
        <p className={styles.label}>{send.planning.title}</p>
        <p>{send.planning.text}</p>
      </aside>
      <div className={styles.threshold} aria-hidden="true" />
      <h3 className={styles.heading}>{next.title}</h3>
      <Numbered items={next.items} columns={styles.three} />
    </Chapter>
  )
}
