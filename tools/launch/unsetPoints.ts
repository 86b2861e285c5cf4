import type { OwnersPoint } from '#services/airline-representation/procurementWords.ts'

/** @returns the owner's points for procurement that have no text yet */
export const findUnsetPoints = (points: Record<string, OwnersPoint>) =>
  Object.entries(points)
    .filter(([, { text }]) => !text)
    .map(([name, { title }]) => ({ description: title, path: `ownersPoints.${name}` }))
