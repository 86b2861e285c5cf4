import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#pages/about/AboutPage.tsx'

export const Route = createFileRoute('/about-us')({
  component: AboutPage,
})
