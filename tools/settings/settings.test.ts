import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const IDS = {
  VITE_EMAILJS_PUBLIC_KEY: 'pk_A-1',
  VITE_EMAILJS_SERVICE_ID: 'service_1',
  VITE_EMAILJS_TEMPLATE_ID: 'template_1',
}
const FULL = { ...IDS, VITE_SITE_URL: 'https://www.aero.test' }
const LOCAL = { publicKey: 'local', serviceId: 'local', templateId: 'local', origin: null }

describe('provider', () => {
  test('complete settings are used unchanged, with the provider’s origin', () => {
    expect(readSettings(FULL)).toEqual({
      provider: {
        publicKey: 'pk_A-1',
        serviceId: 'service_1',
        templateId: 'template_1',
        origin: 'https://api.emailjs.com',
      },
      siteUrl: 'https://www.aero.test',
      problems: [],
      warnings: [],
    })
  })

  test.each(Object.keys(IDS))(
    'without %s, the form is local and the warning names only it',
    (missing) => {
      const { provider, warnings } = readSettings({ ...FULL, [missing]: '' })
      expect(provider).toEqual(LOCAL)
      expect(warnings.join().match(/VITE_\w+/g)).toEqual([missing])
    },
  )

  test.each(['service 1', '"service_1"', '…'])('the id %j is refused', (value) => {
    const { provider, warnings } = readSettings({ ...FULL, VITE_EMAILJS_SERVICE_ID: value })
    expect(provider).toEqual(LOCAL)
    expect(warnings[0]).toContain('VITE_EMAILJS_SERVICE_ID must have only')
  })

  test.each(['https://mail.aero.test:8443', 'http://localhost:4999'])(
    'the origin %s is accepted',
    (origin) => {
      const settings = readSettings({ ...FULL, VITE_EMAILJS_ORIGIN: origin })
      expect(settings.provider.origin).toBe(origin)
      expect(settings.warnings).toEqual([])
    },
  )

  test.each([
    'http://localhost.aero.test',
    'https://mail.aero.test/',
    'https://*.aero.test',
    "https://mail.aero.test; script-src 'unsafe-inline'",
  ])('the origin %s is refused', (origin) => {
    const { provider, warnings } = readSettings({ ...FULL, VITE_EMAILJS_ORIGIN: origin })
    expect(provider).toEqual(LOCAL)
    expect(warnings[0]).toContain('VITE_EMAILJS_ORIGIN must be an https: origin')
  })
})

test('problems name every invalid variable, and no other', () => {
  const { problems } = readSettings({
    VITE_EMAILJS_PUBLIC_KEY: 'pk 1',
    VITE_EMAILJS_SERVICE_ID: 'service_1',
    VITE_EMAILJS_ORIGIN: 'nowhere',
    VITE_SITE_URL: 'www.aero.test',
  })
  expect(problems).toEqual([
    expect.stringContaining('PUBLIC_KEY must have only'),
    expect.stringContaining('TEMPLATE_ID is not set'),
    expect.stringContaining('ORIGIN must'),
    expect.stringContaining('SITE_URL must'),
  ])
})

test.each([undefined, 'https://www.aero.example', 'https://aero.test/'])(
  'with VITE_SITE_URL %s, the site has the example address, with a warning',
  (value) => {
    const { siteUrl, warnings } = readSettings({ ...IDS, VITE_SITE_URL: value })
    expect(siteUrl).toBe('https://www.aero.example')
    expect(warnings).toEqual([expect.stringContaining('VITE_SITE_URL')])
  },
)
