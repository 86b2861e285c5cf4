import { runnerImport } from 'vite'
import { defineConstants, readSettings } from '#tools/settings/settings.ts'

type Content = typeof import('#content/modules.ts')

/**
 * @returns every content module by path, loaded through Vite, because the modules are listed by
 * `import.meta.glob`
 */
export async function readContent(): Promise<Content['modules']> {
  const { module } = await runnerImport<Content>('/src/content/modules.ts', {
    configFile: false,
    logLevel: 'error',
    define: defineConstants(readSettings({})),
  })
  return module.modules
}
