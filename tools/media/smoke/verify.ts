import sharp from 'sharp'

/** Standard deviation (of values 0 to 255) below which a picture counts as blank. */
const MIN_STANDARD_DEVIATION = 4

/** @throws Error if the picture is missing, blank, or of another size */
export async function verifyPicture(file: string, width: number, height: number): Promise<void> {
  const image = sharp(file)
  const found = await image.metadata()
  if (found.width !== width || found.height !== height) {
    throw new Error(`${file} is ${found.width}x${found.height}, not ${width}x${height}`)
  }
  const { channels } = await image.stats()
  const spread = Math.max(...channels.map(({ stdev }) => stdev))
  if (spread < MIN_STANDARD_DEVIATION)
    throw new Error(`${file} is blank: its values spread by ${spread.toFixed(1)}`)
}
