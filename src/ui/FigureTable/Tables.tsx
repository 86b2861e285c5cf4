import type { ReactNode } from 'react'
import { ScrollBox } from '#ui/ScrollBox/ScrollBox.tsx'
import * as styles from './Tables.css.ts'

export type TablesProps = { label: string; children: ReactNode }

export const Tables = ({ label, children }: TablesProps) => (
  <ScrollBox className={styles.root} label={label}>
    {children}
  </ScrollBox>
)
