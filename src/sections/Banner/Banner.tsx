import { Container } from '#ui/Container/Container.tsx'
import type { PictureData } from '#content/types.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import * as styles from './Banner.css.ts'

export type BannerProps = {
  title: string
  lead: string
  picture: PictureData
  /** `compact` leaves room for the next section above the fold. */
  shape?: keyof typeof styles.shape
}

export function Banner({ title, lead, picture, shape = 'wide' }: BannerProps) {
  return (
    <div className={styles.shape[shape]}>
      <Container>
        <div className={styles.intro}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
      </Container>
      <div className={styles.media}>
        <Picture picture={picture} sizes="100vw" fit="cover" priority />
      </div>
    </div>
  )
}
