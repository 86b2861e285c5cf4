import { readDigits } from './typedNumber.ts'

let readText = readDigits
let loading: Promise<void> | undefined

/** Reads with libphonenumber-js once it has loaded, and only plain digits until then. */
export const readNumber: typeof readDigits = (text, country) => readText(text, country)

export const isLibraryLoaded = () => readText !== readDigits

/** Loads the library. Never rejects: plain digits can be sent, and the next call retries. */
export function loadLibrary(): Promise<void> {
  loading ??= import('./readPhone.ts')
    .then(({ readPhone }) => {
      readText = readPhone
    })
    .catch(() => {
      loading = undefined
    })
  return loading
}
