import type { PictureData } from '#content/types.ts'
import { MEDIUM_PX } from '#styles/breakpoints.ts'
import '#styles/backdrops.css.ts'
import * as styles from './Picture.css.ts'

export type PictureProps = {
  picture: PictureData
  /** Another crop of the picture, for small screens. */
  phone?: PictureData | undefined
  sizes: string
  fit?: keyof typeof styles.fit
  /** Loads the picture eagerly. For the largest picture of a page. */
  priority?: boolean
  /** Renders an empty `alt`, where the text beside the picture says the same. */
  decorative?: boolean
  /** False for a picture whose colour is not known. */
  backdrop?: boolean
}

const SMALL_SCREEN = `(max-width: ${MEDIUM_PX - 0.02}px)`

const getFileUrl = ({ name }: PictureData, width: number, format: string) =>
  `/media/${name}-${width}.${format}`
const createSrcSet = (picture: PictureData, format: string) =>
  picture.widths.map((width) => `${getFileUrl(picture, width, format)} ${width}w`).join(', ')

/** AVIF, or JPEG for a browser that does not support it. */
export function Picture(props: PictureProps) {
  const { picture, phone, sizes, fit = 'natural', priority, decorative } = props
  const { backdrop = true } = props
  const { width, height, widths, color, alt, focus = 'middle' } = picture
  const fallbackWidth = widths[Math.floor(widths.length / 2)] ?? width

  return (
    <picture>
      {phone && (
        <>
          <source
            media={SMALL_SCREEN}
            type="image/avif"
            srcSet={createSrcSet(phone, 'avif')}
            sizes={sizes}
          />
          <source media={SMALL_SCREEN} srcSet={createSrcSet(phone, 'jpg')} sizes={sizes} />
        </>
      )}
      <source type="image/avif" srcSet={createSrcSet(picture, 'avif')} sizes={sizes} />
      <img
        className={`${styles.fit[fit]} ${styles.focus[focus]} ${backdrop ? `backdrop-${color.slice(1)}` : ''}`}
        src={getFileUrl(picture, fallbackWidth, 'jpg')}
        srcSet={createSrcSet(picture, 'jpg')}
        sizes={sizes}
        width={width}
        height={height}
        alt={decorative ? '' : alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        {...(priority ? { fetchPriority: 'high' as const } : {})}
      />
    </picture>
  )
}
