import { spawnSync } from 'node:child_process'

/** Debian packages that the renders need, each with a command that succeeds if it is installed. */
const NEEDS: readonly { package: string; command: readonly [string, ...string[]] }[] = [
  { package: 'ffmpeg', command: ['ffmpeg', '-version'] },
  { package: 'blender', command: ['blender', '--version'] },
  { package: 'g++', command: ['g++', '--version'] },
  { package: 'python3-openimageio', command: importInPython('OpenImageIO') },
  { package: 'python3-scipy', command: importInPython('scipy.ndimage') },
  { package: 'python3-pil', command: importInPython('PIL') },
]

function importInPython(module: string): [string, ...string[]] {
  return ['/usr/bin/python3', '-c', `import ${module}`]
}

export function findMissingPackages(): string[] {
  const lacking = NEEDS.filter(({ command: [program, ...rest] }) => {
    return spawnSync(program, rest, { stdio: 'ignore' }).status !== 0
  })
  return lacking.map((need) => need.package)
}
