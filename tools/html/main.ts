import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { argv } from 'node:process'
import { type ConfigData, HtmlValidate } from 'html-validate'
import { SITE_PATHS } from '#content/paths.ts'

/** The folder of the built site: `npm run html -- <folder>`. */
const [DIST = 'dist'] = argv.slice(2)

const RULES: ConfigData = {
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
    // `content.test.ts` measures titles, with a short name of the company.
    'long-title': 'off',
    // CSS prevents line breaks in numbers. Non-breaking spaces would be copied with them.
    'tel-non-breaking': 'off',
  },
}

/** The phone field's library renders its button as a `div`. End-to-end tests cover its behaviour. */
const PHONE_FIELD_RULES: ConfigData = {
  rules: { 'prefer-native-element': ['error', { exclude: ['button'] }] },
}

/** Attributes of HTML elements that SVG has not; validators refuse them, and browsers ignore most. */
const HTML_ONLY =
  /\s(accesskey|contenteditable|dir|draggable|enterkeyhint|hidden|inert|inputmode|popover|spellcheck|title|translate)(?=[\s=>])/i

/** html-validate does not look at the attributes of SVG. */
const findSvgProblems = (html: string) =>
  (html.match(/<svg[\s\S]*?<\/svg>/g) ?? [])
    .flatMap((svg) => svg.match(/<[a-z][^>]*>/gi) ?? [])
    .filter((tag) => HTML_ONLY.test(tag.replaceAll(/"[^"]*"/g, '""')))
    .map((tag) => `SVG has no such attribute: ${tag}`)

const checker = new HtmlValidate(RULES)
const files = [...SITE_PATHS.map((path) => join(path, 'index.html')), '404.html']
let errors = 0
for (const file of files) {
  const html = await readFile(join(DIST, file), 'utf8')
  const extra = file.includes('contact-us') ? PHONE_FIELD_RULES : {}
  const { results } = await checker.validateString(html, extra)
  for (const { ruleId, message, selector } of results.flatMap((result) => result.messages)) {
    console.error(`${file}: ${message} (${ruleId})\n  ${selector}`)
    errors += 1
  }
  for (const problem of findSvgProblems(html)) {
    console.error(`${file}: ${problem}`)
    errors += 1
  }
}
console.log(`html: ${errors} errors in ${files.length} pages`)
if (errors > 0) process.exitCode = 1
