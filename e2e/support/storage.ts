/** Runs in the page: storage throws on access, as in a browser that blocks all cookies. */
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

/** Runs in the page: storage can be read but is full. */
export function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('It is full', 'QuotaExceededError')
  }
}
