import { willItFit as copy } from '#content/instruments/willItFit.ts'
import type { DoorFit, UldFit } from './model.ts'

export type VerdictText = { text: string; isPositive: boolean }

/** @returns a verdict for each deck that takes the device, or one for all */
export function describeUld({ isFitting, decks }: UldFit): VerdictText[] {
  if (isFitting === undefined) return [{ text: copy.notTested, isPositive: false }]
  if (decks.length === 0) return [{ text: copy.tooLarge, isPositive: false }]
  return decks.map(({ deck, verdict }) => ({
    text: copy.decks[deck][verdict],
    isPositive: verdict === 'yes' || verdict === 'high',
  }))
}

export const describeDoor = ({ verdict }: DoorFit): VerdictText => ({
  text: copy.doors[verdict],
  isPositive: verdict === 'yes',
})
