import * as styles from './Icon.css.ts'
import { type IconName, iconPaths } from './paths.ts'

export type IconProps = { name: IconName; size?: keyof typeof styles.size }

/** The icon is decorative: the text beside it gives the meaning. */
export function Icon({ name, size = 'small' }: IconProps) {
  return (
    <svg className={`${styles.root} ${styles.size[size]}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
