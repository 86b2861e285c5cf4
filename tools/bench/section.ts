import { readFile, writeFile } from 'node:fs/promises'

const FILE = 'docs/bench.md'

export const today = () => new Date().toISOString().slice(0, 10)

/**
 * Replaces a section of docs/bench.md, or appends it.
 * @param text Markdown without a heading
 */
export async function writeSection(title: string, text: string): Promise<void> {
  const parts = (await readFile(FILE, 'utf8')).split(/^(?=## )/m)
  const index = parts.findIndex((part) => part.startsWith(`## ${title}\n`))
  parts.splice(index === -1 ? parts.length : index, 1, `## ${title}\n\n${text}`)
  await writeFile(FILE, `${parts.map((part) => part.trim()).join('\n\n')}\n`)
}

/**
 * Prints measurements and writes them into docs/bench.md.
 * @param description what was measured, and how
 */
export async function report(
  title: string,
  command: string,
  description: string,
  lines: readonly string[],
): Promise<void> {
  const table = lines.join('\n')
  console.log(`${description}\n\n${table}`)
  const text = `${today()}, \`${command}\`. ${description}\n\n\`\`\`\n${table}\n\`\`\``
  await writeSection(title, text)
}
