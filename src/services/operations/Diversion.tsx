import { DIVERSION_ANCHOR } from '#content/paths.ts'
import { servicePageWords } from '#content/shared.ts'
import { CopyButton } from '#ui/CopyButton/CopyButton.tsx'
import { PhoneLink } from '#ui/DeskLink/DeskLink.tsx'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import { diversion } from './words.ts'
import * as styles from './Diversion.css.ts'

export function Diversion() {
  const { title, lead, copy, say, points } = diversion
  return (
    <Section id={DIVERSION_ANCHOR} reveals>
      <div className={styles.root}>
        <div className={styles.card}>
          <div className={styles.head}>
            <SectionTitle>{title}</SectionTitle>
            <PhoneLink className={styles.phone} />
          </div>
          <div className={styles.say}>
            <p>{lead}</p>
            <CopyButton
              text={[title, ...say.map((item) => `- ${item}:`)].join('\n')}
              label={copy}
              copied={servicePageWords.listCopied}
            />
          </div>
          <ul className={styles.list}>
            {say.map((item) => (
              <li key={item} className={styles.line}>
                {item}
              </li>
            ))}
          </ul>
        </div>
        <dl className={styles.points}>
          {Object.entries(points).map(([name, text]) => (
            <div key={name}>
              <dt className={styles.name}>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
