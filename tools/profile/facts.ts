import { company, formatOfficeAddress, procurementFacts } from '#content/company.ts'
import { contactCard } from '#content/contact.ts'

export type Fact = { label: string; value: string | undefined; href?: string | undefined }

const { phone, email, address, generalTerms } = company

export const channels = {
  phone: { label: contactCard.phone, value: phone.display, href: `tel:${phone.e164}` },
  email: { label: contactCard.email, value: email, href: `mailto:${email}` },
  office: { label: contactCard.office, value: formatOfficeAddress(address) },
}

/** Facts for procurement that the owner has set. */
export const facts: readonly Fact[] = procurementFacts
  .map((name) => ({
    label: contactCard[name],
    value: company[name],
    href: name === 'generalTerms' ? generalTerms : undefined,
  }))
  .filter(({ value }) => value)
