import type { ConfigData } from 'html-validate'

export const RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes `<br/>`, `disabled=""`, `hidden=""` and `srcSet`, which is valid HTML.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    // React's generated ids begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // CSS prevents line breaks in numbers. Non-breaking spaces would be copied with them.
    'tel-non-breaking': 'off',
  },
}

/** The phone field's library renders its button as a `div`. End-to-end tests cover its behaviour. */
export const PHONE_FIELD_RULES: ConfigData = {
  rules: { 'prefer-native-element': ['error', { exclude: ['button'] }] },
}
