import { createFileRoute } from '@tanstack/react-router'
import { OperationsPage } from '#services/operations/OperationsPage.tsx'

export const Route = createFileRoute('/services/operations')({ component: OperationsPage })
