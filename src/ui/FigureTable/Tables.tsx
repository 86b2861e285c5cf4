import type { ReactNode } from 'react'
import * as styles from './Tables.css.ts'

export type TablesProps = { label: string; children: ReactNode }

/** Tables wider than a phone scroll horizontally, also by keyboard. */
export const Tables = ({ label, children }: TablesProps) => (
  <div className={styles.root} role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
)
