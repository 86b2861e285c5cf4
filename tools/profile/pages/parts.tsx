import type { ReactNode } from 'react'
import type { PictureData, Points } from '#content/types.ts'
import * as styles from '../profile.css.ts'
import type { Section } from '../sections.ts'

export type ChapterProps = {
  section: Section
  lead: string
  className?: string
  children: ReactNode
}

/** A section of the profile. It begins on a new sheet and takes as many as it needs. */
export function Chapter({ section: { id, title }, lead, className, children }: ChapterProps) {
  return (
    <section className={className} style={{ page: id }}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  )
}

export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => <p key={text}>{text}</p>)

export type NumberedProps = { items: Points; columns: string }

export function Numbered({ items, columns }: NumberedProps) {
  return (
    <ol className={`${columns} ${styles.numbered}`}>
      {Object.entries(items).map(([title, text]) => (
        <li key={title} className={styles.numberedItem}>
          <p className={styles.name}>{title}</p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

export type ChecklistProps = { items: readonly string[]; className?: string }

export function Checklist({ items, className = styles.checklist }: ChecklistProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

export type PhotoProps = {
  picture: PictureData
  /** Printed width in millimetres, from which `pictures.ts` computes the pixels. */
  width: number
  className?: string
}

export function Photo({ picture, width, className }: PhotoProps) {
  return <img className={className} src={`/picture/${width}/${picture.name}`} alt={picture.alt} />
}
