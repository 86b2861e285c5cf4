import type { PictureData } from '#content/types.ts'
import { BELOW_MEDIUM } from '#styles/breakpoints.ts'
import '#styles/backdrops.css.ts'
import { listWidths } from './widths.ts'
import * as styles from './Picture.css.ts'

export type PictureProps = {
  picture: PictureData
  phone?: PictureData | undefined
  sizes: string
  priority?: boolean
  decorative?: boolean
}

const createSrcSet = (picture: PictureData) =>
  listWidths(picture)
    .map((width) => `/media/${picture.name}-${width}.avif ${width}w`)
    .join(', ')
const getFallback = ({ name }: PictureData) => `/media/${name}.jpg`

/**
 * AVIF in several widths, or one JPEG for a browser that does not support it. Fills its nearest positioned
 * ancestor.
 */
export function Picture(props: PictureProps) {
  const { picture, phone, sizes, priority, decorative } = props
  const { width, height, color, alt, focus = 'middle' } = picture

  return (
    <picture>
      {phone && (
        <>
          <source
            media={BELOW_MEDIUM}
            type="image/avif"
            srcSet={createSrcSet(phone)}
            sizes={sizes}
          />
          <source
            media={BELOW_MEDIUM}
            srcSet={`${getFallback(phone)} ${phone.width}w`}
            sizes={sizes}
          />
        </>
      )}
      <source type="image/avif" srcSet={createSrcSet(picture)} sizes={sizes} />
      <img
        className={`${styles.image} ${styles.focus[focus]} backdrop-${color.slice(1)}`}
        src={getFallback(picture)}
        width={width}
        height={height}
        alt={decorative ? '' : alt}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}
