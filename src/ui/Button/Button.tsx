import type { ComponentProps } from 'react'
import * as styles from './Button.css.ts'

export type ButtonTone = 'primary' | 'quiet'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  tone?: ButtonTone
  /** A pending button gets `aria-disabled` instead of `disabled`, which would drop the focus. */
  pending?: boolean
}

export function Button({ tone = 'primary', type = 'button', pending, ...button }: ButtonProps) {
  return (
    <button
      type={type}
      className={styles.tone[tone]}
      aria-disabled={pending || undefined}
      {...button}
    />
  )
}
