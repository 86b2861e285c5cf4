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
      /**
       * Id of the text that says why the button is disabled. It stays focusable, so that the focus is
       * not lost and screen readers announce the reason; its owner ignores the clicks.
       */
      disabledReasonId?: string | undefined
    }
  /** A pending button gets `aria-disabled` instead of `disabled`, which would drop the focus. */
  | {
      type: 'submit'
      onClick?: never
      pending?: boolean
      disabled?: boolean
      disabledReasonId?: never
    }
)

export function Button({
  children,
  tone = 'primary',
  type = 'button',
  onClick,
  pending,
  disabled,
  disabledReasonId,
}: ButtonProps) {
  return (
    <button
      type={type}
      className={styles.tone[tone]}
      onClick={onClick}
      aria-disabled={pending || Boolean(disabledReasonId) || undefined}
      aria-describedby={disabledReasonId}
      disabled={disabled}
    >
      {children}
    </button>
  )
}
