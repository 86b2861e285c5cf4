import type { ReactNode } from 'react'
import * as styles from './Container.css.ts'

export type ContainerProps = { children: ReactNode }

/** The content column: at most 1280 px wide, with a gutter on both sides. */
export function Container({ children }: ContainerProps) {
  return <div className={styles.root}>{children}</div>
}
