import { join } from 'node:path'
import sharp from 'sharp'
import { TIMES, trackFrame } from '#tools/media/encode/films/track.ts'
import { runFfmpeg, LOSSLESS } from '#tools/media/encode/films/ffmpeg.ts'
import type { FilmSlot } from '#tools/media/encode/films/types.ts'

const RATE = 30
/** sRGB: Safari would brighten the neutral grey of a film that is tagged BT.709. */
const TRANSFER = 'iec61966-2-1'

/** Draws the frames with the light or its track; the last, empty one repeats until the loop ends. */
async function renderOverlay(scratch: string): Promise<void> {
  const moving = Math.ceil((TIMES.crossing + TIMES.fading) * RATE)
  for (let frame = 0; frame <= moving; frame++) {
    const name = `track-${String(frame).padStart(3, '0')}.png`
    await sharp(Buffer.from(trackFrame(frame / RATE)))
      .removeAlpha()
      .png()
      .toFile(join(scratch, name))
  }
  const held = TIMES.loop * RATE - moving - 1
  const filters = [
    `tpad=stop=${held}:stop_mode=clone`,
    'scale=out_color_matrix=bt709:out_range=tv',
    'format=yuv420p10le',
  ]
  runFfmpeg(
    ['-framerate', `${RATE}`, '-i', join(scratch, 'track-%03d.png')],
    ['-vf', filters.join(','), ...LOSSLESS, join(scratch, 'overlay.mkv')],
  )
}

export const overlay: FilmSlot = {
  name: 'overlay',
  page: 'servicesOverview',
  render: renderOverlay,
  files: [
    {
      name: 'overlay-av1.mp4',
      from: 'overlay.mkv',
      codec: 'av1',
      crf: 16,
      transfer: TRANSFER,
      maxBytes: 60_000,
    },
    {
      name: 'overlay-h264.mp4',
      from: 'overlay.mkv',
      codec: 'h264',
      crf: 15,
      transfer: TRANSFER,
      maxBytes: 60_000,
    },
  ],
}
