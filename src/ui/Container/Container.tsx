import type { ReactNode } from 'react'
import * as styles from './Container.css.ts'

export type ContainerProps = { children: ReactNode }

/** The page's column: at most 1280 px of content, with a gutter on either side. */
export function Container({ children }: ContainerProps) {
  return <div className={styles.root}>{children}</div>
}
