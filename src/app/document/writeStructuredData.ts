import { trustedPolicy } from '#lib/trustedTypes.ts'
import { structuredData } from './structuredData.ts'

// Trusted Types apply to every script element, including those that only hold data.
const policy = trustedPolicy('aero-data', { createScript: (text) => text })

/** Appends a page's structured data to the head. */
export function writeStructuredData(path: string): void {
  for (const data of structuredData(path)) {
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    const text = JSON.stringify(data)
    script.text = policy?.createScript(text) ?? text
    document.head.append(script)
  }
}
