import type { Creative } from '#contract/ads/creative.ts'
import type { FormatId } from '#contract/formats.ts'
import type { creatives } from '#server/platform/db/schema.ts'
import type { ShownCreative } from '#server/platform/db/shown-creative.ts'

type CreativeRow = typeof creatives.$inferSelect

/** The formats of an ad that exist, and those that are being made, each oldest first. */
export interface Formats {
  made: FormatId[]
  busy: FormatId[]
}

/** Presents an ad as the contract has it. */
export function presentCreative(row: ShownCreative & Partial<CreativeRow>, formats: Formats): Creative {
  const {
    chosenFormats: _chosenFormats,
    browserLanguages: _,
    seed: _seed,
    campaignSeed: _campaignSeed,
    composedAs: _composedAs,
    formatOwn: _formatOwn,
    campaignId: _campaignId,
    touchedUp: _touchedUp,
    createdAt,
    updatedAt,
    ...fields
  } = row
  return {
    ...fields,
    selectedFormats: formatsOf(row, formats),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** Returns the formats of an ad: those that exist, are being made, or were chosen, in this order. */
export function formatsOf({ chosenFormats }: Pick<CreativeRow, 'chosenFormats'>, { made, busy }: Formats): FormatId[] {
  return [...new Set([...made, ...busy, ...chosenFormats])]
}
