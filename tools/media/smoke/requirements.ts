import { spawnSync } from 'node:child_process'

/** What the renders need, each with the Debian package that brings it and a command that proves it. */
const NEEDS: readonly { package: string; command: readonly [string, ...string[]] }[] = [
  { package: 'blender', command: ['blender', '--version'] },
  { package: 'g++', command: ['g++', '--version'] },
  { package: 'python3-openimageio', command: python('OpenImageIO') },
  { package: 'python3-scipy', command: python('scipy.ndimage') },
  { package: 'python3-pil', command: python('PIL') },
]

function python(module: string): [string, ...string[]] {
  return ['/usr/bin/python3', '-c', `import ${module}`]
}

/** @returns the Debian packages that this machine lacks. */
export function missingPackages(): string[] {
  const lacking = NEEDS.filter(({ command: [program, ...rest] }) => {
    return spawnSync(program, rest, { stdio: 'ignore' }).status !== 0
  })
  return lacking.map((need) => need.package)
}
