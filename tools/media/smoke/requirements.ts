import { spawnSync } from 'node:child_process'

/** Debian packages that the renders need, each with a command that succeeds if it is installed. */
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

export function missingPackages(): string[] {
  const lacking = NEEDS.filter(({ command: [program, ...rest] }) => {
    return spawnSync(program, rest, { stdio: 'ignore' }).status !== 0
  })
  return lacking.map((need) => need.package)
}
