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

/** Runs in the page: its storages can be read, and take nothing more. */
export function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('It is full', 'QuotaExceededError')
  }
}
