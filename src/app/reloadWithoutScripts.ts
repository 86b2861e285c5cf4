import { findSitePath } from '#content/paths.ts'

const findStartScript = () => document.querySelector<HTMLScriptElement>('script[data-modules]')

/** @returns false after a navigation to another page, and in development, which has no start script */
export const isLoadedPage = () =>
  findStartScript()?.dataset.path === (findSitePath(location.pathname) ?? '')

/**
 * Loads the page again, as it was prerendered, in place of what an error has left of it. The names of the
 * modules identify page and build: the start script does not load those that this history entry names
 * (docs/decisions/08-code-that-is-gone.md).
 */
export function reloadWithoutScripts() {
  const failed = findStartScript()?.dataset.modules
  if (!failed) return
  // The prototype's method, because the router's own would match the route again.
  History.prototype.replaceState.call(history, { ...history.state, failed }, '')
  location.reload()
}
