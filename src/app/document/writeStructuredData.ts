import { createTrustedPolicy } from '#lib/trustedTypes.ts'
import { createStructuredData } from './createStructuredData.ts'

const policy = createTrustedPolicy('aero-data', { createScript: (text) => text })

export function writeStructuredData(path: string): void {
  for (const data of createStructuredData(path)) {
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    const text = JSON.stringify(data)
    script.text = policy?.createScript(text) ?? text
    document.head.append(script)
  }
}
