import type { MouseEventHandler, ReactNode } from 'react'
import * as styles from './Button.css.ts'

export type ButtonTone = 'primary' | 'quiet'

export type ButtonProps = {
  children: ReactNode
  tone?: ButtonTone
} & (
  | {
      type?: 'button'
      onClick: () => void
      onMouseDown?: never
      pending?: never
      disabled?: never
    }
  /** A pending button gets `aria-disabled` instead of `disabled`, which would drop the focus. */
  | {
      type: 'submit'
      onClick?: never
      onMouseDown?: MouseEventHandler
      pending?: boolean
      disabled?: boolean
    }
)

export function Button({
  children,
  tone = 'primary',
  type = 'button',
  onClick,
  onMouseDown,
  pending,
  disabled,
}: ButtonProps) {
  return (
    <button
      type={type}
      className={styles.tone[tone]}
      onClick={onClick}
      onMouseDown={onMouseDown}
      aria-disabled={pending || undefined}
      disabled={disabled}
    >
      {children}
    </button>
  )
}
