import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyPicture } from './verify.ts'

describe('verifyPicture', () => {
  let folder: string
  const file = (name: string) => join(folder, name)

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'verify-'))
    const blank = sharp({ create: { width: 16, height: 9, channels: 3, background: '#445566' } })
    await blank.clone().png().toFile(file('blank.png'))
    const patch = { create: { width: 8, height: 9, channels: 3, background: '#EEDDCC' } } as const
    await blank
      .composite([{ input: patch, left: 0, top: 0 }])
      .png()
      .toFile(file('half.png'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('accepts a picture of the right size with content', async () => {
    await expect(verifyPicture(file('half.png'), 16, 9)).resolves.toBeUndefined()
  })

  it('rejects a missing file, a wrong size and a blank picture', async () => {
    await expect(verifyPicture(file('none.png'), 16, 9)).rejects.toThrow('missing')
    await expect(verifyPicture(file('half.png'), 16, 10)).rejects.toThrow('is 16x9, not 16x10')
    await expect(verifyPicture(file('blank.png'), 16, 9)).rejects.toThrow('blank')
  })
})
