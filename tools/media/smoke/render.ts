import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { cwd } from 'node:process'

const SCRIPT = join(cwd(), 'tools/media/render/render.py')
// By default Blender exits with 0 even if its script throws.
const BLENDER = ['-b', '--python-exit-code', '1', '--factory-startup', '-P', SCRIPT, '--']

export type Scene = { name: string; width: number; height: number }

export function listScenes(): Scene[] {
  return [...runBlender('list').matchAll(/^(\S+)\s+(\d+)x(\d+)\s+\d+x2 samples$/gm)].map(
    ([, name = '', width, height]) => ({ name, width: Number(width), height: Number(height) }),
  )
}

/**
 * Renders, denoises and grades one scene.
 *
 * @throws Error with the end of Blender's output
 */
export function renderScene({ name, width, height }: Scene, file: string): void {
  const size = ['--width', `${width}`, '--height', `${height}`]
  runBlender(name, ...size, '--samples', '1', '--out', file)
}

const FILM_SCRIPT = join(cwd(), 'tools/media/render/films/film.py')
const runFilmScript = (...words: string[]) =>
  execFileSync('nice', ['-n', '19', '/usr/bin/python3', FILM_SCRIPT, ...words], {
    encoding: 'utf8',
    stdio: 'pipe',
  })

export function listFilms(): Scene[] {
  return [...runFilmScript('list').matchAll(/^(\S+)\s+(\d+)x(\d+)\s+\d+ frames/gm)].map(
    ([, name = '', width, height]) => ({ name, width: Number(width), height: Number(height) }),
  )
}

/** Renders a film's first frame. @throws Error with the end of the script's output */
export function renderFrame({ name, width, height }: Scene, file: string, scratch: string): void {
  const size = ['--width', `${width}`, '--height', `${height}`]
  runFilmScript(
    name,
    ...size,
    '--samples',
    '1',
    '--frames',
    '1',
    '--scratch',
    scratch,
    '--out',
    file,
  )
}

function runBlender(...words: string[]): string {
  const limits = { encoding: 'utf8', maxBuffer: 1 << 28, stdio: 'pipe' } as const
  return execFileSync('nice', ['-n', '19', 'blender', ...BLENDER, ...words], limits)
}
