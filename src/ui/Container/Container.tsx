import type { ReactNode } from 'react'
import * as styles from './Container.css.ts'

export type ContainerProps = { children: ReactNode }

export function Container({ children }: ContainerProps) {
  return <div className={styles.root}>{children}</div>
}
