import type { Plugin } from 'vite'
import type { company } from '#content/company.ts'
import type { NoticeContent } from '#content/notice.ts'

export const OPTIONAL_DETAILS = {
  legalName: 'Aviation Ground Services Company W.L.L.',
  registrationNumber: '123456',
  approval: 'Approval of the authority, number 123',
  insurance: 'Aviation liability, USD 100 million for each occurrence, war risks included',
  payment: 'A fee for each flight; invoices of suppliers are passed on at cost',
  paymentTonight: 'Tonight: bank transfer or card, in Kuwaiti dinars.',
  stateFlights: 'The embassy sends its note to the Ministry of Foreign Affairs, ten days before.',
  fireCategory: '9, day and night',
  customsHours: '24/7',
  ils: '33L and 34, category II',
  atTheAircraft: 'Our coordinator attends each turnaround.',
  generalTerms: 'https://www.aero.example/general-terms-and-conditions.pdf',
  languages: ['en', 'ar'],
  whatsapp: { display: '+965 5000 0000', e164: '+96550000000' },
  sita: 'KWIXXXX',
  aftn: 'OKKKXXXX',
} satisfies Partial<typeof company>
export const NOTICE: NoticeContent = {
  date: '2026-11-20',
  text: 'The airport is closed to all flights until further notice.',
  link: { label: 'When to ask for a permit', href: '/services/operations' },
}

/** Fills in all that an owner may add, which then shows on the pages of the build. */
export const setOptionalContent = (): Plugin => ({
  name: 'optional-content',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('/src/content/company.ts')) {
      return `${code}\nObject.assign(company, ${JSON.stringify(OPTIONAL_DETAILS)})\ncompany.address.street = 'Block 1, Street 2'`
    }
    if (id.endsWith('/src/content/notice.ts')) {
      // The owner may have set a notice, with or without a type annotation.
      return `${code.replace(/export const notice\b/, 'const own')}\nexport const notice = ${JSON.stringify(NOTICE)}`
    }
    return undefined
  },
})
