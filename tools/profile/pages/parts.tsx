import type { Point } from '#content/types.ts'

export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => <p key={text}>{text}</p>)

export type NumberedProps = { items: readonly Point[]; className: string }

export function Numbered({ items, className }: NumberedProps) {
  return (
    <ol className={className}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <span className="number" aria-hidden="true">
            {index + 1}
          </span>
          <p className="name">{title}</p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
