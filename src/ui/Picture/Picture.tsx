import { SMALL_SCREEN_BELOW } from '#styles/media.ts'
import '#styles/placeholders.css.ts'
import * as styles from './Picture.css.ts'

export type PictureSource = {
  name: string
  width: number
  height: number
  widths: readonly number[]
  /** Dominant colour as `#rrggbb`, seen until the file is. `styles/placeholders` has its rule. */
  color: string
  alt: string
  /** What stays where the layout cuts it, if not the middle. */
  focus?: keyof typeof styles.focus
}

export type PictureProps = {
  picture: PictureSource
  /** Another cut of the same picture, for small screens. */
  phone?: PictureSource | undefined
  /** How wide the picture is laid out, in the terms of the `sizes` attribute. */
  sizes: string
  fit?: keyof typeof styles.fit
  /** The page's main picture: fetched at once. At most one a page. */
  priority?: boolean
  /** Where the words beside it say the same. */
  decorative?: boolean
}

const FORMATS = ['avif', 'webp']
const mimeType = (format: string) => `image/${format.replace('jpg', 'jpeg')}`
const SMALL_SCREEN = `(max-width: ${SMALL_SCREEN_BELOW - 0.02}px)`

const file = ({ name }: PictureSource, width: number, format: string) =>
  `/media/${name}-${width}.${format}`
const candidates = (picture: PictureSource, format: string) =>
  picture.widths.map((width) => `${file(picture, width, format)} ${width}w`).join(', ')

/** A picture in the best format and size that the browser takes: AVIF, then WebP, then JPEG. */
export function Picture(props: PictureProps) {
  const { picture, phone, sizes, fit = 'natural', priority, decorative } = props
  const { width, height, widths, color, alt, focus = 'middle' } = picture
  const middle = widths[Math.floor(widths.length / 2)] ?? width

  return (
    <picture>
      {phone &&
        [...FORMATS, 'jpg'].map((format) => (
          <source
            key={format}
            media={SMALL_SCREEN}
            type={mimeType(format)}
            srcSet={candidates(phone, format)}
            sizes={sizes}
          />
        ))}
      {FORMATS.map((format) => (
        <source
          key={format}
          type={mimeType(format)}
          srcSet={candidates(picture, format)}
          sizes={sizes}
        />
      ))}
      <img
        className={`${styles.fit[fit]} ${styles.focus[focus]} ph-${color.slice(1)}`}
        src={file(picture, middle, 'jpg')}
        srcSet={candidates(picture, 'jpg')}
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
