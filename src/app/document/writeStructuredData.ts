import { trustedPolicy } from '#lib/trustedTypes.ts'
import { jsonLd } from './jsonLd.ts'

// The security policy guards the text of all scripts, of those too that only hold data.
const policy = trustedPolicy('aero-data', { createScript: (text) => text })

/** Puts a page's structured data into the head. */
export function writeStructuredData(path: string): void {
  for (const data of jsonLd(path)) {
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    const text = JSON.stringify(data)
    script.text = policy?.createScript(text) ?? text
    document.head.append(script)
  }
}
