/** What a contact card says of the company. */
export type CardFacts = {
  name: string
  descriptor: string
  phone: { e164: string }
  email: string
  address: { locality: string; country: string }
  airport: { latitude: number; longitude: number }
  whatsapp?: string
}

/** Octets that a line may hold, its break left out (RFC 2426). */
const MAX_LINE = 75

const escaped = (value: string) => value.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Breaks a long line between characters: what goes on starts with a space. */
function folded(line: string): string {
  const octets = new TextEncoder()
  let length = 0
  let result = ''
  for (const character of line) {
    const size = octets.encode(character).length
    if (length + size > MAX_LINE) {
      result += '\r\n '
      length = 1
    }
    result += character
    length += size
  }
  return result
}

/** The company as a vCard 3.0, which telephones and mail programs of any age import. */
export function vcard(facts: CardFacts, siteUrl: string): string {
  const { name, descriptor, phone, email, address, airport, whatsapp } = facts
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(`${name}, operations desk`)}`,
    'N:;;;;',
    `ORG:${escaped(name)}`,
    `TITLE:${escaped(descriptor)}`,
    `TEL;TYPE=WORK,VOICE:${phone.e164}`,
    ...(whatsapp ? [`TEL;TYPE=CELL,MSG:${whatsapp}`] : []),
    `EMAIL;TYPE=INTERNET,WORK:${email}`,
    `ADR;TYPE=WORK:;;;${escaped(address.locality)};;;${escaped(address.country)}`,
    `GEO:${airport.latitude};${airport.longitude}`,
    `URL:${siteUrl}/`,
    'END:VCARD',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
