import { getTableColumns } from 'drizzle-orm'
import { creatives } from './schema.ts'

const {
  browserLanguages: _browserLanguages,
  seed: _seed,
  campaignSeed: _campaignSeed,
  composedAs: _composedAs,
  formatOwn: _formatOwn,
  ...shown
} = getTableColumns(creatives)

/** The columns from which an ad and the state of its pictures are shown. Making a picture takes the others too. */
export const SHOWN_CREATIVE = shown

export type ShownCreative = Pick<typeof creatives.$inferSelect, keyof typeof SHOWN_CREATIVE>
