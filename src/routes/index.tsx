import { createFileRoute } from '@tanstack/react-router'
import { metadata } from '#content/metadata.ts'
import { pageHead } from '#lib/seo.ts'
import { HomePage } from '#pages/home/HomePage.tsx'

export const Route = createFileRoute('/')({
  head: () => pageHead(metadata['/'], '/'),
  component: HomePage,
})
