import { createFileRoute } from '@tanstack/react-router'
import { CateringPage } from '#pages/catering/CateringPage.tsx'

export const Route = createFileRoute('/services/catering')({ component: CateringPage })
