import type { ReactNode } from 'react'
import { smallMuted } from '#styles/text.css.ts'
import * as styles from './Field.css.ts'

export type FieldFrameProps = {
  id: string
  label: string
  hint?: string
  error?: string | undefined
  advice?: string | undefined
  children: ReactNode
}

export function FieldFrame({ id, label, hint, error, advice, children }: FieldFrameProps) {
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={smallMuted} id={hintId(id)}>
          {hint}
        </p>
      )}
      {children}
      <p className={error ? styles.error : styles.advice} id={errorId(id)} aria-live="polite">
        {error ?? advice}
      </p>
    </div>
  )
}

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`

export function getFieldAttributes(props: Omit<FieldFrameProps, 'label' | 'children'>) {
  const { id, hint, error, advice } = props
  const describedBy = [(error ?? advice) && errorId(id), hint && hintId(id)]
    .filter(Boolean)
    .join(' ')
  return {
    id,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error && { 'aria-invalid': true, 'aria-errormessage': errorId(id) }),
  }
}
