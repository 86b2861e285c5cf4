import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installFromDebian } from '#tools/browsers/installFromDebian.ts'
import { toHostingFolder } from '#tools/headers/hosts.ts'

export type Nginx = { socketPath: string; close: () => Promise<void> }

/** @returns whether nginx is installed, after trying to install Debian's package */
export function hasNginx(): boolean {
  const found = () => spawnSync('nginx', ['-v']).status === 0
  if (!found()) installFromDebian('nginx-light')
  return found()
}

/**
 * Serves a built site with its own nginx configuration, as the current user. Only the folder, the
 * address and the temporary paths are changed.
 * @param dist absolute path of the built site
 * @throws with nginx's message if it rejects the configuration
 */
export async function startNginx(dist: string): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'aero-nginx-'))
  const socketPath = join(folder, 'socket')
  const shipped = await readFile(join(toHostingFolder(dist), 'nginx.conf'), 'utf8')
  const placed = shipped
    .replaceAll('/srv/aero/dist', dist)
    .replace('listen 80;', `listen unix:${socketPath};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const config = join(folder, 'main.conf')
  await writeFile(
    config,
    `pid ${folder}/nginx.pid; error_log ${folder}/error.log; master_process off; events {}
    http { access_log off; ${temporary.join(' ')} ${placed} }`,
  )
  // Returns when nginx listens, in the background.
  nginx('-p', folder, '-c', config)
  return {
    socketPath,
    close: async () => {
      nginx('-p', folder, '-c', config, '-s', 'stop')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function nginx(...options: string[]): void {
  const { status, stderr } = spawnSync('nginx', options, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`nginx failed: ${stderr}`)
}
