import { createFileRoute } from '@tanstack/react-router'
import { CateringPage } from '#services/catering/CateringPage.tsx'

export const Route = createFileRoute('/services/catering')({ component: CateringPage })
