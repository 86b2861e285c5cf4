import { createFileRoute } from '@tanstack/react-router'
import { metadata } from '#content/metadata.ts'
import { pageHead } from '#lib/seo.ts'
import { ContactPage } from '#pages/contact/ContactPage.tsx'

export const Route = createFileRoute('/contact-us')({
  head: () => pageHead(metadata['/contact-us'], '/contact-us'),
  component: ContactPage,
})
