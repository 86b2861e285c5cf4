import { useSearch } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { aside, banner, composer, form, next, toasts } from '#content/contact.ts'
import { serviceMenu } from '#content/navigation.ts'
import { servicePath } from '#lib/addresses.ts'
import { SERVICE_SLUGS } from '#lib/paths.ts'
import { Banner } from '#sections/Banner/Banner.tsx'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { ContactDesk } from './ContactDesk.tsx'

const services = SERVICE_SLUGS.map((slug) => ({
  slug,
  name: serviceMenu.find(({ link }) => link === servicePath(slug))?.name ?? slug,
}))

const loadPanelCopy = async () => (await import('#content/composer.ts')).composerPanel

export function ContactPage() {
  const { service } = useSearch({ from: '/contact-us' })
  return (
    <>
      <Banner {...banner} shape="compact" />
      <ContactDesk
        form={form}
        composer={{ copy: composer, loadPanelCopy, services, preselected: service }}
        toasts={toasts}
        aside={aside}
        company={company}
      />
      <PointGrid title={next.title} points={next.items} tone="inset" />
    </>
  )
}
