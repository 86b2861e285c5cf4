import type { ProcurementPart } from '#services/airline-representation/procurementWords.ts'

/** @returns the titles of the points for procurement that only the owner can state, and has not yet */
export const findUnsetPoints = (parts: readonly ProcurementPart[]) =>
  parts.flatMap(({ points = {} }) =>
    Object.entries(points).flatMap(([title, text]) => (text === null ? title : [])),
  )
