import { join } from 'node:path'
import { cwd } from 'node:process'

/** Relative to the working directory: the tools run from the top of the repository. */
export const MASTERS: string = join(cwd(), 'tools/media/masters')
export const OUT: string = join(cwd(), 'public/media')
export const toModule = (page: string): string => join(cwd(), `src/content/pictures/${page}.ts`)
export const BACKDROPS: string = join(cwd(), 'src/styles/backdrops.css.ts')

/** @returns the path of a picture's JPEG, which is as wide as its largest AVIF */
export const findJpeg = (name: string): string => join(OUT, `${name}.jpg`)
