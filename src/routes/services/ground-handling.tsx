import { createFileRoute } from '@tanstack/react-router'
import { GroundHandlingPage } from '#services/ground-handling/GroundHandlingPage.tsx'

export const Route = createFileRoute('/services/ground-handling')({ component: GroundHandlingPage })
