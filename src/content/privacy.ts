import { company, formatOfficeAddress } from './company.ts'

const { name, legalName, address, email } = company

export const delivery =
  'Your message goes to our operations desk through an email delivery provider, which also sees your IP address.'

/** The browser's storage. A test compares this list with everything that the browser holds. */
const kept = {
  theme: 'the theme that you choose',
  pages: 'copies of our pages, to read offline',
  draft: 'the message you have not sent',
  notice: 'the notice that you dismissed',
  scroll: 'how far you scrolled on each page',
}

export const privacy = {
  title: 'Privacy',
  asked: {
    title: 'What we ask for',
    text: 'Name, email address and message. If you add a phone number, a flight or a tool’s result, we receive those too.',
  },
  recipient: {
    title: 'Where it goes',
    names: { 'api.emailjs.com': 'EmailJS' } as Record<string, string>,
    provider: (provider: string) => `The provider is ${provider}.`,
    delivery,
    use: 'We use it to reply and to arrange your flight; what a flight needs goes to the providers and authorities concerned.',
  },
  // OWNER: replace `null` with how long messages stay in the mailbox, and with the email provider
  retention: { title: 'How long it is kept', text: null as string | null },
  questions: {
    title: 'Whom to ask',
    text: `${legalName ?? name}, ${formatOfficeAddress(address)}, is responsible for your data. To see, correct or delete what we hold about you, write to ${email}.`,
  },
  browser: {
    title: 'On your device',
    kept,
    text: `Your browser keeps ${kept.theme}, and ${kept.pages}. Until you close the tab, it also keeps ${kept.draft}, ${kept.notice}, and ${kept.scroll}. No cookies and no trackers. Nothing on this site is loaded from another company.`,
  },
}
