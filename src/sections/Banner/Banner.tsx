import { Container } from '#ui/Container/Container.tsx'
import type { PictureData } from '#content/types.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { LARGE, MEDIUM } from '#styles/breakpoints.ts'
import { display } from '#styles/text.css.ts'
import * as styles from './Banner.css.ts'

/**
 * On phones the wide box crops its picture, which is then wider than the window. Phones with a low pixel
 * density are usually slow, so they get the smaller file.
 */
const SIZES = {
  wide: `${MEDIUM} 100vw, (min-resolution: 2x) 175vw, 100vw`,
  compact: `${LARGE} max(48rem, 46vw), 100vw`,
}

export type BannerProps = {
  title: string
  lead: string
  picture: PictureData
  shape?: keyof typeof styles.shape
}

export function Banner({ title, lead, picture, shape = 'wide' }: BannerProps) {
  return (
    <div className={styles.shape[shape]}>
      <Container>
        <div className={styles.intro}>
          <h1 className={display}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
      </Container>
      <div className={styles.media}>
        <Picture picture={picture} sizes={SIZES[shape]} priority />
      </div>
    </div>
  )
}
