import { useSearch } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { aside, banner, composer, form, next, toasts } from '#content/contact.ts'
import { services } from '#content/services.ts'
import { SERVICE_SLUGS } from '#lib/paths.ts'
import { Banner } from '#sections/Banner/Banner.tsx'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { ContactDesk } from './ContactDesk.tsx'

const choices = SERVICE_SLUGS.map((slug) => ({ slug, name: services[slug].name }))

const loadPanelCopy = async () => (await import('#content/composer.ts')).composerPanel

export function ContactPage() {
  const { service } = useSearch({ from: '/contact-us' })
  return (
    <>
      <Banner {...banner} shape="compact" />
      <ContactDesk
        form={form}
        composer={{ copy: composer, loadPanelCopy, services: choices, preselected: service }}
        toasts={toasts}
        aside={aside}
        company={company}
      />
      <PointGrid title={next.title} points={next.items} tone="inset" />
    </>
  )
}
