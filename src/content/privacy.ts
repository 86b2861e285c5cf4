import { company, formatOfficeAddress } from './company.ts'
import type { PlaceholderValue } from './types.ts'

const { name, legalName, address, email } = company

export const privacy = {
  title: 'Privacy',
  asked: {
    title: 'What we ask for',
    text: 'Name, email address and message. A phone number, a flight and results of our tools travel with them if you add them. No passports, medical papers or guest lists, please: we agree a secure way by phone.',
  },
  recipient: {
    title: 'Where it goes',
    /** Providers by host. Another one is called by its host. */
    names: { 'api.emailjs.com': 'EmailJS' } as Record<string, string>,
    /** @param provider its name, or its host */
    viaProvider: (provider: string) =>
      `To the mailbox of our operations desk, delivered by ${provider}, which also sees your IP address. We use it to reply and to arrange your flight; what a flight needs goes to the providers and authorities concerned.`,
    /** This site is served by its own test server. */
    local:
      'To the mail desk of the computer that serves this site, which keeps each message in a folder. This copy of the site has no email provider.',
  },
  retention: {
    title: 'How long it is kept',
    text: 'To be stated: how long messages stay in the mailbox, and with the email provider.',
  },
  questions: {
    title: 'Whom to ask',
    text: `${legalName ?? name}, ${formatOfficeAddress(address)}, answers for it. To see, correct or delete what we hold about you, write to ${email}.`,
  },
  browser: {
    title: 'On your device',
    text: 'No cookies and no trackers. Your browser keeps your draft until the tab is closed, the hour of your last message, the theme that you choose, and pages to read offline. Nothing on this site is loaded from another company.',
  },
}

/** The owner states each of these. @public */
export const placeholders = [
  { description: 'How long messages are kept', path: 'privacy.retention.text' },
] satisfies readonly PlaceholderValue[]
