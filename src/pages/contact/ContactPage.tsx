import { company } from '#content/company.ts'
import { aside, banner, form, next, toasts } from '#content/contact.ts'
import { Banner } from '#sections/Banner/Banner.tsx'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { ContactDesk } from './ContactDesk.tsx'

export function ContactPage() {
  return (
    <>
      <Banner {...banner} />
      <ContactDesk form={form} toasts={toasts} aside={aside} company={company} />
      <PointGrid title={next.title} points={next.items} tone="inset" />
    </>
  )
}
