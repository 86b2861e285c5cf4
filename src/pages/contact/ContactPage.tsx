import { banner, next } from '#content/contact.ts'
import { privacy } from '#content/privacy.ts'
import { Banner } from '#sections/Banner/Banner.tsx'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { HydrationMark } from '#ui/HydrationMark/HydrationMark.tsx'
import { ContactDesk } from './ContactDesk.tsx'
import { describeRecipient } from './describeRecipient.ts'

const { asked, recipient, retention, questions, browser } = privacy
const privacyPoints = {
  [asked.title]: asked.text,
  [recipient.title]: describeRecipient(AERO_PROVIDER.origin),
  ...(retention.text && { [retention.title]: retention.text }),
  [questions.title]: questions.text,
  [browser.title]: browser.text,
}

export function ContactPage() {
  return (
    <>
      <Banner {...banner} shape="compact" />
      <ContactDesk />
      <PointGrid title={next.title} points={next.items} tone="inset" />
      <PointGrid title={privacy.title} points={privacyPoints} />
      <HydrationMark />
    </>
  )
}
