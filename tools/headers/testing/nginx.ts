import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installFromDebian } from '#tools/browsers/installFromDebian.ts'
import { findFreePort } from '#tools/serve/testing/freePort.ts'

export type Nginx = { port: number; close: () => Promise<void> }

/** @returns whether nginx is installed, after trying to install Debian's package */
export function hasNginx(): boolean {
  const found = () => spawnSync('nginx', ['-v']).status === 0
  if (!found()) installFromDebian('nginx-light')
  return found()
}

/**
 * Serves a built site with its own nginx configuration. Only the folder, the port and the temporary
 * paths are changed.
 * @param dist absolute path of the built site
 * @throws with nginx's message if it rejects the configuration or does not start
 */
export async function startNginx(dist: string): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'aero-nginx-'))
  const port = await findFreePort()
  const shipped = await readFile(join(dist, '.hosting/nginx.conf'), 'utf8')
  const placed = shipped
    .replaceAll('/srv/aero/dist', dist)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
  if (!placed.includes(`127.0.0.1:${port}`))
    throw new Error('nginx.conf has no `listen 80;` to replace')
  await writeFile(join(folder, 'site.conf'), placed)
  const config = join(folder, 'main.conf')
  await writeFile(config, mainConfig(folder))
  const check = spawnSync('nginx', ['-t', '-p', folder, '-c', config], { encoding: 'utf8' })
  if (check.status !== 0) throw new Error(`nginx rejects the configuration: ${check.stderr}`)

  const server = spawn('nginx', ['-p', folder, '-c', config, '-g', 'daemon off;'])
  const ended = new Promise((resolve) => server.once('exit', resolve))
  await waitForServer(`http://127.0.0.1:${port}`)
  return {
    port,
    close: async () => {
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

/** A single process as the current user, with all its files in `folder`. */
function mainConfig(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  )
  return `pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
master_process off;
events {}
http {
  access_log off;
${temporary.join('\n')}
  include ${folder}/site.conf;
}
`
}

async function waitForServer(origin: string): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    const up = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (up) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('nginx did not start')
}
