import type { FormatId } from '#contract/formats.ts'

/**
 * The format on which a campaign's family is chosen, whatever format is asked for: the ads of one seed belong together.
 */
export const REFERENCE_FORMAT: FormatId = 'instagram_feed'
