import { createFileRoute } from '@tanstack/react-router'
import { readServiceSearch } from '#content/paths.ts'
import { ContactPage } from '#pages/contact/ContactPage.tsx'

export const Route = createFileRoute('/contact-us')({
  validateSearch: readServiceSearch,
  component: ContactPage,
})
