/** Runs in the page: storage that throws when it is looked at, as where all cookies are blocked. */
export function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  }
}
