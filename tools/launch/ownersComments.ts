import { readdirSync, readFileSync } from 'node:fs'

/** A comment above a value that the owner must replace or confirm. */
export type OwnersComment = {
  task: 'replace' | 'confirm'
  /** What to replace or confirm. */
  what: string
  /** File and line, e.g. `src/content/home.ts:10`. */
  place: string
}

/** @returns every comment for the owner in `src` */
export const findOwnersComments = (): OwnersComment[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted()
    .flatMap((file) => readOwnersComments(`src/${file}`, readFileSync(`src/${file}`, 'utf8')))

/** @throws Error if a comment for the owner has no task, or no value below it */
export function readOwnersComments(file: string, source: string): OwnersComment[] {
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    if (!line.includes('// OWNER')) return []
    const place = `${file}:${index + 1}`
    const [, task, what = ''] = /\/\/ OWNER: (\w+) (.+)/.exec(line) ?? []
    if (task !== 'replace' && task !== 'confirm')
      throw new Error(`${place}: write “// OWNER: replace …” or “// OWNER: confirm …”`)
    if (/^\s*([\]})]|$)/.test(lines[index + 1] ?? ''))
      throw new Error(`${place}: put the comment above a value`)
    return [{ task, what, place }]
  })
}
