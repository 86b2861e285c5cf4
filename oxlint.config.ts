import { defineConfig } from 'oxlint'

/** The folders of `src`, from the lowest: files import at most from their own folder and from those before it. */
// biome-ignore format: a list
const LAYERS = [
  'lib', 'kuwait', 'content', 'styles', 'theme', 'ui', 'toolHost', 'sections', 'servicePage',
  'features', 'services', 'pages', 'layout', 'app',
]
const above = (layer: string) => LAYERS.slice(LAYERS.indexOf(layer) + 1)

/** A path to another folder of `src`. */
const from = (...folders: string[]) => `^#(${folders.join('|')})/`
const REACT = '^react'
/** Relative paths: out of a flat folder, out of a folder of folders, and to a sibling in such a folder. */
const [PARENT, OUT, NEIGHBOUR] = [
  String.raw`^\.\./`,
  String.raw`^(\.\./){2}`,
  String.raw`^\.\./[^/.]+/`,
]

/**
 * Which files may not import which, and the message. If a file is in several zones, the last one counts.
 * In `forbidden`, an array holds gitignore patterns, and a string is a regular expression.
 */
const ZONES: [files: string, message: string, ...forbidden: (string | string[])[]][] = [
  ['lib', 'lib imports nothing of the site.', from('.*'), PARENT, REACT],
  ['kuwait', 'kuwait is pure: it imports lib alone.', from(...above('kuwait')), PARENT, REACT],
  ['content', 'Words and facts import no UI.', from(...above('content')), PARENT, REACT],
  ['styles', 'Styles know no part of the site.', from(...above('styles')), OUT],
  ['theme', 'The theme knows no part of the site.', from(...above('theme')), OUT],
  ['ui', 'A part knows no section, page, service or feature.', from(...above('ui')), OUT],
  ['toolHost', 'The host of the tools knows none of them.', from(...above('toolHost')), OUT],
  ['sections', 'A section knows no page, service or feature.', from(...above('sections')), OUT],
  ['servicePage', 'What service pages share knows no service.', from(...above('servicePage')), OUT],
  [
    'features',
    'Features import neither each other nor services.',
    from('features', ...above('features')),
    OUT,
    NEIGHBOUR,
  ],
  [
    'services',
    'A service knows no page, feature or other service.',
    from('features', 'services', ...above('services')),
    OUT,
    NEIGHBOUR,
  ],
  [
    'services/*/*Page.tsx',
    'The page of a service knows no other page or service.',
    from('services', ...above('services')),
    OUT,
    NEIGHBOUR,
  ],
  [
    'services/*/{words,toolWords,procurementWords,facts}.ts',
    'Words and facts import no UI.',
    from(...above('content')),
    OUT,
    NEIGHBOUR,
    REACT,
  ],
  [
    'pages',
    'A page knows no service, and neither layout nor app.',
    from('services', ...above('pages')),
    OUT,
  ],
  [
    'layout',
    'The layout knows no page, service or feature.',
    from('features', 'services', 'pages', 'app'),
    OUT,
  ],
]

/** The files that may use `import.meta.glob`, which the zones cannot check, with reasons. A test rejects any other. */
export const GLOBS: Readonly<Record<string, string>> = {
  'src/content/modules.ts': 'The build and the tests read all words, also those of the services.',
  'src/pages/home/definedTools.ts': 'Home shows the drawing of every tool, in a chunk of its own.',
}

type Pattern = { group: string[]; message: string } | { regex: string; message: string }
type Restriction = { 'no-restricted-imports': ['error', { patterns: Pattern[] }] }

const NO_ROUTES: Pattern = { group: ['**/routes/**'], message: 'Nothing imports routes.' }
const restrict = (...patterns: Pattern[]): Restriction => ({
  'no-restricted-imports': ['error', { patterns: [...patterns, NO_ROUTES] }],
})

export default defineConfig({
  plugins: ['typescript', 'react', 'import', 'jsx-a11y', 'unicorn', 'vitest'],
  jsPlugins: ['eslint-plugin-react-google-translate'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { browser: true, es2024: true, node: true },
  ignorePatterns: ['routes.gen.ts', 'dist', '.aero', 'public'],
  rules: {
    ...restrict(),
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css.ts', '**/*.css'] }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-unsafe-enum-assignment': 'off',
    'typescript/consistent-return': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/iframe-missing-sandbox': 'off',
    'react/set-state-in-effect': 'off',
    'no-await-in-loop': 'off',
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    'unicorn/consistent-function-scoping': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-standalone-expect': 'off',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*'] }],
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'jsx-a11y/click-events-have-key-events': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
  },
  overrides: [
    {
      files: ['src/**/*.tsx'],
      rules: {
        'react-google-translate/no-conditional-text-nodes-with-siblings': 'error',
        'react-google-translate/no-return-text-nodes': 'error',
      },
    },
    {
      files: ['src/{app,features,layout,pages,sections,ui}/**/*.tsx'],
      rules: {
        'react/jsx-no-literals': [
          'error',
          { ignoreProps: true, allowedStrings: [',', '.', '/', 'Z', '--:--'] },
        ],
      },
    },
    {
      files: ['*.config.ts', '**/globalSetup.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    ...ZONES.map(([files, message, ...forbidden]) => ({
      files: [`src/${files}${files.includes('.') ? '' : '/**'}`],
      rules: restrict(
        ...forbidden.map((one) => ({
          ...(typeof one === 'string' ? { regex: one } : { group: one }),
          message,
        })),
      ),
    })),
    // Tests may import any module, and say anything.
    { files: ['src/**/*.test.{ts,tsx}'], rules: { ...restrict(), 'react/jsx-no-literals': 'off' } },
  ],
})
