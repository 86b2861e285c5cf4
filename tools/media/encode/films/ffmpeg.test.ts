import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSourceType } from './ffmpeg.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('readSourceType', () => {
  it.each([
    ['av1', 'av01.0.08M.10', 'hero-1080-av1'],
    ['h264', 'avc1.640028', 'hero-720-h264'],
  ])('reads profile, level and depth of %s where ffmpeg is not installed', (_, codec, film) => {
    vi.stubEnv('PATH', '')
    expect(readSourceType(`public/media/${film}.mp4`)).toBe(`video/mp4; codecs="${codec}"`)
  })
})
