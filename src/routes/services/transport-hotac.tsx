import { createFileRoute } from '@tanstack/react-router'
import { TransportHotacPage } from '#services/transport-hotac/TransportHotacPage.tsx'

export const Route = createFileRoute('/services/transport-hotac')({ component: TransportHotacPage })
