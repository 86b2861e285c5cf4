import type { PictureData } from '#content/types.ts'

export type PhotoProps = {
  picture: PictureData
  /** Printed width in millimetres, from which `pictures.ts` computes the pixels. */
  width: number
  className?: string
}

export function Photo({ picture, width, className }: PhotoProps) {
  return <img className={className} src={`/picture/${width}/${picture.name}`} alt={picture.alt} />
}
