import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkMedia, findMediaProblems, findMediaReferences } from './check.ts'

const picture = { name: 'fuel', width: 768, height: 432, widths: [480, 768], alt: 'A fuel truck' }
const content = {
  './fuel.ts': { page: { opening: { picture } } },
  './home.ts': { film: { sources: ['/media/1.mp4'] }, link: '/services' },
}
const files = ['/media/1.mp4', '/media/fuel-480.avif', '/media/fuel-768.avif', '/media/fuel.jpg']

describe('findMediaReferences', () => {
  it('finds picture variants and full paths at any depth', () => {
    expect([...findMediaReferences(content)].toSorted()).toEqual(files.toSorted())
  })
})

describe('findMediaProblems', () => {
  it('reports a total size over the limit', () => {
    const file = '/media/long.mp4'
    expect(findMediaProblems(new Set([file]), new Map([[file, 40_000_000]]))).toEqual([])
    expect(findMediaProblems(new Set([file]), new Map([[file, 40_100_000]]))).toEqual([
      'too much: 40.1 of 40.0 MB',
    ])
  })
})

describe('checkMedia', () => {
  let publicDir: string
  const write = (file: string) => writeFileSync(join(publicDir, file), 'x')

  beforeEach(() => {
    publicDir = mkdtempSync(join(tmpdir(), 'media-'))
    mkdirSync(join(publicDir, 'media'), { recursive: true })
    files.forEach(write)
  })
  afterEach(() => rmSync(publicDir, { recursive: true }))

  it('passes when every file is used and every used file exists', async () => {
    await expect(checkMedia(content, publicDir)).resolves.toBeUndefined()
  })

  it('names a missing file', async () => {
    rmSync(join(publicDir, 'media/fuel-768.avif'))
    await expect(checkMedia(content, publicDir)).rejects.toThrow(
      'missing: public/media/fuel-768.avif,',
    )
  })

  it('names an unused file', async () => {
    write('media/9.svg')
    await expect(checkMedia(content, publicDir)).rejects.toThrow('unused: public/media/9.svg,')
  })
})
