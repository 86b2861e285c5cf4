import { join } from 'node:path'
import { cwd } from 'node:process'

/** Relative to the working directory: the tools run from the top of the repository. */
export const MASTERS: string = join(cwd(), 'tools/media/masters')
/** Films rendered by `tools/media/render/films`, at source quality. */
export const FILM_MASTERS: string = join(cwd(), 'tools/media/render/films/masters')
export const OUT: string = join(cwd(), 'public/media')
export const MODULES: string = join(cwd(), 'src/content/media')
export const PLACEHOLDERS: string = join(cwd(), 'src/styles/placeholders.css.ts')
