/** Which other folders each folder of `src`, `tools` and `e2e` may import. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  entries: ['routes'],
  app: ['entries', 'layout', 'ui', 'theme', 'content', 'offline', 'styles', 'lib'],
  routes: ['app', 'pages', 'styles', 'lib'],
  pages: ['sections', 'features', 'ui', 'content', 'styles', 'lib'],
  layout: ['ui', 'theme', 'content', 'styles', 'lib'],
  features: ['ui', 'content', 'styles', 'lib'],
  sections: ['ui', 'styles', 'lib'],
  ui: ['styles', 'lib'],
  theme: ['lib'],
  content: ['lib'],
  styles: [],
  lib: [],
  offline: ['lib'],
  tools: ['app', 'features', 'ui', 'e2e', 'content', 'lib', 'styles'],
  e2e: ['tools', 'content', 'lib'],
}

/** Folders whose subfolders must not import one another. */
const SEPARATE = ['src/features', 'src/features/instruments']
const SHARED = 'src/features/instruments/frame'

const TOP_FOLDER = /^(?:src\/(?<room>[^/]+)\/|(?<top>tools|e2e)\/)/

/** @returns the key of `MAY_IMPORT` for a file path, relative to the project's root */
function folderOf(file: string): string {
  const { room, top } = TOP_FOLDER.exec(file)?.groups ?? {}
  return room ?? top ?? 'entries'
}

/**
 * @param file importing file, relative to the project's root
 * @param imported imported file, relative to the project's root
 * @param isRelative whether the import specifier begins with a dot
 * @returns an error message, or null
 */
export function findImportFault(
  file: string,
  imported: string,
  isRelative: boolean,
): string | null {
  const [from, to] = [folderOf(file), folderOf(imported)]
  if (from !== to) {
    if (!MAY_IMPORT[from]?.includes(to)) return `${from} must not import ${to}`
    const hasAlias = ![from, to].includes('entries') && to !== 'e2e'
    return isRelative && hasAlias ? 'leave the folder through a # import' : null
  }
  const parent = SEPARATE.find((folder) => {
    const [own, other] = [childOf(folder, file), childOf(folder, imported)]
    return own && other && own !== other && `${folder}/${other}` !== SHARED
  })
  return parent ? `the folders of ${parent} must not import one another` : null
}

const childOf = (folder: string, file: string): string | undefined =>
  file.startsWith(`${folder}/`) ? /^(.+?)\//.exec(file.slice(folder.length + 1))?.[1] : undefined
