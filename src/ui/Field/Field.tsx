import * as styles from './Field.css.ts'
import { FieldFrame, getFieldAttributes } from './FieldFrame.tsx'

export type FieldProps = {
  id: string
  name: string
  label: string
  hint?: string
  placeholder?: string
  error?: string | undefined
  advice?: string | undefined
  required?: boolean
  readOnly?: boolean
  autoComplete: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
} & (
  | { kind: 'text' | 'email' | 'code' }
  | { kind: 'multiline'; rows: number }
  | { kind: 'select'; options: readonly { value: string; label: string }[] }
)

/** For codes such as a registration: capitals, and no correction of what was typed. */
const codeAttributes = {
  autoCapitalize: 'characters',
  autoCorrect: 'off',
  spellCheck: false,
} as const

export function Field(props: FieldProps) {
  const { kind, name, placeholder, autoComplete, required, readOnly, value, onBlur } = props
  const onChange = (event: { target: { value: string } }) => {
    // A list has no read-only state: React restores its value.
    if (!readOnly) props.onChange(event.target.value)
  }
  const shared = {
    ...getFieldAttributes(props),
    name,
    value,
    placeholder,
    autoComplete,
    onChange,
    onBlur,
    'aria-required': required,
  }
  return (
    <FieldFrame {...props}>
      {kind === 'multiline' ? (
        <textarea
          {...shared}
          className={styles.controls.textarea}
          dir="auto"
          rows={props.rows}
          readOnly={readOnly}
        />
      ) : kind === 'select' ? (
        <select {...shared} className={styles.controls.select}>
          {props.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          {...(kind === 'code' && codeAttributes)}
          className={styles.controls.input}
          type={kind === 'email' ? kind : 'text'}
          dir={kind === 'email' ? undefined : 'auto'}
          readOnly={readOnly}
        />
      )}
    </FieldFrame>
  )
}
