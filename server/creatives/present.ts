import type { Creative } from '#contract/creative.ts'
import type { FormatId } from '#contract/formats.ts'
import type { CreativeRow } from './store.ts'

interface Made {
  variants: { format: FormatId }[]
  jobs: { format: FormatId }[]
}

/** An ad as the contract shows it. Its formats are those that were made, are being made, or were chosen, in this order. */
export function presentCreative(row: CreativeRow, { variants, jobs }: Made): Creative {
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
  const made = [...variants, ...jobs].map((one) => one.format)
  return {
    ...fields,
    selectedFormats: [...new Set([...made, ...chosenFormats])],
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
