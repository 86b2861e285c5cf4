import { createFileRoute } from '@tanstack/react-router'
import { FuelPage } from '#pages/fuel/FuelPage.tsx'

export const Route = createFileRoute('/services/fuel')({ component: FuelPage })
