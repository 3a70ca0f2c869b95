import type { CampaignSource } from '#contract/catalogue/campaign-source.ts'
import { SOURCE_HOURS } from '#contract/catalogue/source-choices.ts'
import type { SourceRow } from './source-store.ts'

/** Makes the contract's shape of a source, without its password. */
export function presentSource(row: SourceRow): CampaignSource {
  const { address, username, everyHours, paints, state, message, readAt, nextReadAt } = row
  return {
    address,
    username,
    everyHours: SOURCE_HOURS.find((hours) => hours === everyHours) ?? 24,
    paints,
    state,
    message,
    readAt: readAt?.toISOString() ?? null,
    nextReadAt: nextReadAt?.toISOString() ?? null,
  }
}
