import { expect, test } from 'vitest'
import { readSourceType } from './ffmpeg.ts'

test.each([
  ['av1', 'av01.0.08M.10', 'hero-1080-av1'],
  ['h264', 'avc1.640028', 'hero-720-h264'],
])('readSourceType reads profile, level and depth of %s', (_, codec, film) => {
  expect(readSourceType(`public/media/${film}.mp4`)).toBe(`video/mp4; codecs="${codec}"`)
})
