import { useSearch } from '@tanstack/react-router'
import { banner, next } from '#content/contact.ts'
import { Banner } from '#sections/Banner/Banner.tsx'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { ContactDesk } from './ContactDesk.tsx'

export function ContactPage() {
  const { service } = useSearch({ from: '/contact-us' })
  return (
    <>
      <Banner {...banner} shape="compact" />
      <ContactDesk service={service} />
      <PointGrid title={next.title} points={next.items} tone="inset" />
    </>
  )
}
