import type { Creative } from '#contract/creative.ts'
import type { FormatId } from '#contract/formats.ts'
import type { creatives } from '../db/schema.ts'

type CreativeRow = typeof creatives.$inferSelect

/** The formats of an ad that are made, and those that are being made, each oldest first. */
export interface Formats {
  made: FormatId[]
  busy: FormatId[]
}

/** An ad as the contract shows it. Its formats are those that were made, are being made, or were chosen, in this order. */
export function presentCreative(row: CreativeRow, { made, busy }: Formats): Creative {
  const {
    chosenFormats,
    browserLanguages: _,
    seed: _seed,
    campaignSeed: _campaignSeed,
    campaignId: _campaignId,
    touchedUp: _touchedUp,
    createdAt,
    updatedAt,
    ...fields
  } = row
  return {
    ...fields,
    selectedFormats: [...new Set([...made, ...busy, ...chosenFormats])],
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
