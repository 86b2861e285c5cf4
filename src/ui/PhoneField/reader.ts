import { readTyped } from './typedNumber.ts'

let readText = readTyped
let loading: Promise<void> | undefined

/** Reads with libphonenumber-js once it has loaded, and only plain digits until then. */
export const read: typeof readTyped = (text, country) => readText(text, country)

export const isReaderLoaded = () => readText !== readTyped

/** Loads the library. Never rejects: plain digits can be sent, and the next call retries. */
export function loadReader(): Promise<void> {
  loading ??= import('./readPhone.ts')
    .then(({ readPhone }) => {
      readText = readPhone
    })
    .catch(() => {
      loading = undefined
    })
  return loading
}
