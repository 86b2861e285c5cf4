import { createFileRoute } from '@tanstack/react-router'
import { FuelPage } from '#services/fuel/FuelPage.tsx'

export const Route = createFileRoute('/services/fuel')({ component: FuelPage })
