import { createFileRoute } from '@tanstack/react-router'
import { metadata } from '#content/metadata.ts'
import { pageHead } from '#lib/seo.ts'
import { AboutPage } from '#pages/about/AboutPage.tsx'

export const Route = createFileRoute('/about-us')({
  head: () => pageHead(metadata['/about-us'], '/about-us'),
  component: AboutPage,
})
