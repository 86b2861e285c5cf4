import { LOGO_SIZE } from './size.ts'
import * as styles from './Logo.css.ts'

export type LogoProps = {
  alt: string
  ground: 'theme' | 'night'
}

/** Renders the logo of both themes; CSS hides one, so the wrong one never flashes. */
export function Logo({ alt, ground }: LogoProps) {
  if (ground === 'night') {
    return <img className={styles.night} src="/brand/logo-dark.svg" alt={alt} {...LOGO_SIZE} />
  }
  return (
    <>
      <img className={styles.light} src="/brand/logo-light.svg" alt={alt} {...LOGO_SIZE} />
      <img className={styles.dark} src="/brand/logo-dark.svg" alt={alt} {...LOGO_SIZE} />
    </>
  )
}
