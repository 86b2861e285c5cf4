import {
  type ConfigData,
  definePlugin,
  type HtmlElement,
  HtmlValidate,
  Rule,
  StaticConfigLoader,
} from 'html-validate'

const RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    'aero/markup': 'error',
    // React writes `<br/>`, `disabled=""`, `hidden=""` and `srcSet`, which is valid HTML.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    // React's generated ids begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // `content.test.ts` measures titles, with a short name of the company.
    'long-title': 'off',
    // CSS prevents line breaks in numbers. Non-breaking spaces would be copied with them.
    'tel-non-breaking': 'off',
    // The security policy forbids style attributes; here, styles that scripts set look the same.
    'no-inline-style': 'off',
    // The rule would refuse the phone field's button and searchable list, the toast's time and scrolling
    // tables.
    'prefer-native-element': ['error', { exclude: ['button', 'listbox', 'progressbar', 'region'] }],
  },
}

/** HTML attributes that SVG elements do not have. Validators refuse them; browsers ignore most. */
const HTML_ONLY = [
  'accesskey',
  'contenteditable',
  'dir',
  'draggable',
  'enterkeyhint',
  'hidden',
  'inert',
  'inputmode',
  'popover',
  'spellcheck',
  'title',
  'translate',
]

type Check = (element: HtmlElement) => boolean

/**
 * Errors that other validators report and html-validate does not: a selector, and whether an element is
 * wrong.
 */
const REFUSED: Record<string, [selector: string, isWrong: Check]> = {
  'SVG has no such attribute': [
    'svg, svg *',
    (part) => HTML_ONLY.some((name) => part.hasAttribute(name)),
  ],
  '`meta` needs `content` or `charset`': [
    'meta',
    (meta) => !meta.hasAttribute('content') && !meta.hasAttribute('charset'),
  ],
  'The popover says whether it is expanded': [
    '[popovertarget]',
    (button) => button.hasAttribute('aria-expanded'),
  ],
  'A search field has no other role': [
    'input[type="search"]',
    (input) => input.hasAttribute('role'),
  ],
  'An article needs a name': [
    'article',
    (article) => !article.hasAttribute('aria-labelledby') && !article.hasAttribute('aria-label'),
  ],
  'A group is no tab stop': [
    '[role="group"]',
    (group) => group.getAttributeValue('tabindex') === '0',
  ],
}

class MarkupRule extends Rule {
  setup() {
    this.on('dom:ready', ({ document }) => {
      for (const [message, [selector, isWrong]] of Object.entries(REFUSED)) {
        for (const element of document.querySelectorAll(selector)) {
          if (isWrong(element)) this.report({ node: element, message })
        }
      }
    })
  }
}
const plugin = definePlugin({ name: 'aero', rules: { 'aero/markup': MarkupRule } })
const checker = new HtmlValidate(new StaticConfigLoader({ ...RULES, plugins: [plugin] }))

/** @returns each error of a page, and where it is */
export async function findMarkupProblems(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${message} (${ruleId}) at ${selector}`)
}
