import { findSitePath } from '#content/paths.ts'

/** `#`, encoded once or several times. */
const ENCODED_HASH = /%(?:25)*23/

/**
 * Some mail gateways encode the `#` of a link, which makes what follows it a part of the path.
 *
 * @returns the intended address, if what is before the `#` is a page; undefined for every other
 */
export function repairHash({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const [path = '', ...rest] = pathname.split(ENCODED_HASH)
  const page = findSitePath(path)
  return page && rest.length > 0 ? `${page}#${rest.join('')}${search}` : undefined
}
