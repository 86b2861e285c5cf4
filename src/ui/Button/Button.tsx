import type { ReactNode } from 'react'
import * as styles from './Button.css.ts'

export type ButtonTone = 'primary' | 'quiet'

export type ButtonProps = {
  children: ReactNode
  tone?: ButtonTone
} & (
  | {
      type?: 'button'
      onClick: () => void
      pending?: never
      disabled?: never
    }
  /** A pending button gets `aria-disabled` instead of `disabled`, which would drop the focus. */
  | {
      type: 'submit'
      onClick?: never
      pending?: boolean
      disabled?: boolean
    }
)

export function Button({
  children,
  tone = 'primary',
  type = 'button',
  onClick,
  pending,
  disabled,
}: ButtonProps) {
  return (
    <button
      type={type}
      className={styles.tone[tone]}
      onClick={onClick}
      aria-disabled={pending || undefined}
      disabled={disabled}
    >
      {children}
    </button>
  )
}
