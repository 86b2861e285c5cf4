import { banner } from '#content/contact.ts'
import { Banner } from '#sections/Banner/Banner.tsx'

export function ContactPage() {
  return (
    <>
      <Banner {...banner} />
    </>
  )
}
