import { readTyped } from './typedNumber.ts'

let current = readTyped
let loading: Promise<void> | undefined

/** Reads with the library of phone numbers once it is loaded, and plain digits until then. */
export const read: typeof readTyped = (text, country) => current(text, country)

export const isReaderLoaded = () => current !== readTyped

/** Loads the library. A failure is not reported: plain digits can be sent, and the next call retries. */
export function loadReader(): Promise<void> {
  loading ??= import('./readPhone.ts')
    .then(({ readPhone }) => {
      current = readPhone
    })
    .catch(() => {
      loading = undefined
    })
  return loading
}
