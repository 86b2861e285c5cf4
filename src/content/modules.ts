/** Every module with words, facts or pictures, by path from the root, for the build's checks and the tests. */
export const modules = import.meta.glob<Record<string, unknown>>(
  [
    '/src/content/**/*.ts',
    '!/src/content/modules.ts',
    '!/src/content/**/*.test.ts',
    '/src/services/**/{words,toolWords,procurementWords,facts}.ts',
    '/src/kuwait/{words,airports,distances}.ts',
    '/src/toolHost/words.ts',
  ],
  { eager: true },
)
