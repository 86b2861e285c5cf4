import { readdirSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

const FOLDERS = ['app', 'features', 'layout', 'pages', 'sections', 'ui']
/** A sentence or several words, such as "Name is required", or a part of one in a template. */
const SENTENCE = /^\p{Lu}\p{L}*[,:]? \p{L}|\p{L} [^]*[.?!]$/u
const WORDS = /\p{L}{3,},? \p{L}{3,}/u
/** Calls whose texts only developers see: the console and exceptions. */
const DEVELOPERS = /^(?:console|reportError|\w*Error|DOMException)$/

type Node = { type: string; [key: string]: unknown }

/** @returns the texts in a module that a visitor could read */
function listTexts(code: string, lang: 'ts' | 'tsx'): string[] {
  const texts: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit)
    if (!isNode(node) || isForDevelopers(node)) return
    const { type, value } = node
    const text = type === 'TemplateElement' ? (value as { raw: string }).raw : value
    if (typeof text === 'string' && isRead(type, text)) texts.push(text.trim())
    Object.values(node).forEach(visit)
  }
  visit(parseAst(code, { lang }))
  return texts
}
const isNode = (node: unknown): node is Node =>
  typeof node === 'object' && node !== null && 'type' in node

function isForDevelopers({ callee }: Node): boolean {
  const called = callee as { name?: string; object?: { name?: string } } | undefined
  return DEVELOPERS.test(called?.name ?? called?.object?.name ?? '')
}
function isRead(type: string, text: string): boolean {
  if (type === 'JSXText') return /\p{L}{2}/u.test(text)
  if (type === 'TemplateElement') return WORDS.test(text) || SENTENCE.test(text)
  return type === 'Literal' && SENTENCE.test(text)
}

test.each([
  [`check('Name is required')`, 'Name is required'],
  ['`${name}, operations desk`', ', operations desk'],
  ['const a = <p>Page\n</p>', 'Page'],
])('%s has a text that a visitor reads', (code, text) => {
  expect(listTexts(code, 'tsx')).toEqual([text])
})

const modules = FOLDERS.flatMap((folder) =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).map(
    (file) => `src/${folder}/${file}`,
  ),
).filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.css\.ts$|\/words\.ts$/.test(file))

test.each(modules)('%s has no text for visitors, which belongs in content', (file) => {
  const lang = file.endsWith('x') ? 'tsx' : 'ts'
  expect(listTexts(readFileSync(file, 'utf8'), lang)).toEqual([])
})
