import { createFileRoute } from '@tanstack/react-router'
import { CargoFlightsPage } from '#services/cargo-flights/CargoFlightsPage.tsx'

export const Route = createFileRoute('/services/cargo-flights')({ component: CargoFlightsPage })
