import { readFile, writeFile } from 'node:fs/promises'

const FILE = 'docs/bench.md'

/**
 * Replaces a section of docs/bench.md, or appends it.
 * @param text Markdown without a heading
 */
export async function writeSection(title: string, text: string): Promise<void> {
  const page = await readFile(FILE, 'utf8')
  const section = `## ${title}\n\n${text.trim()}\n`
  const parts = page.split(/^(?=## )/m)
  const place = parts.findIndex((part) => part.startsWith(`## ${title}\n`))
  parts.splice(place === -1 ? parts.length : place, 1, section)
  const joined = parts.map((part) => part.trimEnd()).join('\n\n')
  await writeFile(FILE, `${joined}\n`)
}

export const today = () => new Date().toISOString().slice(0, 10)
