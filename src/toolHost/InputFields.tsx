import type { ReactNode } from 'react'
import { visuallyHidden } from '#styles/visibility.css.ts'
import { type FieldWords, InputField } from './InputField.tsx'
import { namesOf, type Texts } from './inputs.ts'
import type { InputState } from './useInputs.ts'
import { sharedWords } from './words.ts'

export type InputFieldsProps<V extends object> = {
  state: InputState<V>
  words: { readonly [Name in keyof V]: FieldWords }
  example: Texts<V>
  legend?: ReactNode
  className: string
}

export function InputFields<V extends object>(props: InputFieldsProps<V>) {
  const { state, words, example, legend, className } = props
  const { root, inputs, refused, texts, onInput, onBlur } = state
  return (
    <fieldset ref={root} className={className} onInput={onInput} onBlur={onBlur}>
      {legend ?? <legend className={visuallyHidden}>{sharedWords.inputs}</legend>}
      {namesOf(inputs).map((name) => (
        <InputField
          key={name}
          name={name}
          words={words[name]}
          input={inputs[name]}
          example={example[name]}
          text={texts[name] ?? ''}
          isRefused={refused.includes(name)}
        />
      ))}
    </fieldset>
  )
}
