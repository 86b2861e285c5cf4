import type { ConfigData } from 'html-validate'

/** What is asked of every page. Each rule that is eased or off says why. */
export const RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes `<br/>`, `disabled=""`, `hidden=""` and `srcSet`: valid HTML, of one habit.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    // React's generated ids begin with an underscore, as HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // A style rule keeps numbers on one line; a non-breaking space would be copied with them.
    'tel-non-breaking': 'off',
  },
}

/** The phone field's library draws its country button as a `div`; e2e tests hold its behaviour. */
export const PHONE_FIELD_RULES: ConfigData = {
  rules: { 'prefer-native-element': ['error', { exclude: ['button'] }] },
}
