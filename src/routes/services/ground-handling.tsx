import { createFileRoute } from '@tanstack/react-router'
import { metadata } from '#content/metadata.ts'
import { pageHead } from '#lib/seo.ts'
import { GroundHandlingPage } from '#pages/ground-handling/GroundHandlingPage.tsx'

export const Route = createFileRoute('/services/ground-handling')({
  head: () => pageHead(metadata['/services/ground-handling'], '/services/ground-handling'),
  component: GroundHandlingPage,
})
