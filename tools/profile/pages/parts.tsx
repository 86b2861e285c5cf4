import type { PictureData, Point } from '#content/types.ts'

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

export type PhotoProps = {
  picture: PictureData
  /** Printed width in millimetres, from which `pictures.ts` computes the pixels. */
  width: number
  className?: string
}

export function Photo({ picture, width, className }: PhotoProps) {
  return <img className={className} src={`/picture/${width}/${picture.name}`} alt={picture.alt} />
}
