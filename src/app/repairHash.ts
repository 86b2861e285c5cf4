import { findSitePath } from '#content/paths.ts'

/** `#`, percent-encoded once or several times. */
const ENCODED_HASH = /%(?:25)*23/

/**
 * Some mail gateways encode the `#` of a link, so that the hash becomes a part of the path.
 * @returns the intended address if the part before the `#` is a page; otherwise undefined
 */
export function repairHash({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const [path = '', ...rest] = pathname.split(ENCODED_HASH)
  const page = findSitePath(path)
  return page && rest.length > 0 ? `${page}#${rest.join('')}${search}` : undefined
}
