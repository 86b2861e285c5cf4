import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toHostingFolder } from '#tools/headers/formats.ts'

export type Nginx = {
  /** Where it listens instead of port 443, without TLS. */
  socketPath: string
  /** Where it listens instead of port 80. */
  redirectPath: string
  close: () => Promise<void>
}

/**
 * Serves a built site with the owner's example and the files that the build wrote, as the current user.
 * Only the folder, the addresses, the certificate and the temporary paths are changed.
 * @param dist absolute path of the built site
 * @throws with nginx's message if it rejects the configuration or warns of it
 */
export async function startNginx(dist: string): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'aero-nginx-'))
  const socketPath = join(folder, 'socket')
  const redirectPath = join(folder, 'redirect')
  const example = await readFile('tools/headers/nginx/example.conf', 'utf8')
  const placed = example
    .replaceAll('/srv/aero/current/dist-hosting', toHostingFolder(dist))
    .replaceAll('/srv/aero/current/dist', dist)
    .replaceAll(/^.*\b(listen \[|ssl_certificate).*$/gm, '')
    .replaceAll('listen 443 ssl', `listen unix:${socketPath}`)
    .replaceAll('listen 80', `listen unix:${redirectPath}`)
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
    redirectPath,
    close: async () => {
      nginx('-p', folder, '-c', config, '-s', 'stop')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function nginx(...options: string[]): void {
  const { status, stderr } = spawnSync('nginx', options, { encoding: 'utf8' })
  if (status !== 0 || stderr.includes('[warn]')) throw new Error(`nginx complains: ${stderr}`)
}
