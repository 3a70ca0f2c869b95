import type { FormatId } from '#contract/formats.ts'
import type { Point } from '#web/features/review/spots.ts'

/** A comment that is being written: one at a time, wherever its spot is. */
export interface Draft {
  text: string
  /** The spot; left out for a comment on the ad as a whole. */
  spot?: Point & { format: FormatId }
}

export function isOn({ spot }: Draft, format: FormatId): boolean {
  return spot?.format === format
}

/** Props of both forms of the page, for the calls that they make. */
export interface Writing {
  token: string
  version: number
  draft: Draft | undefined
  onDraft: (draft: Draft | undefined) => void
  /** Announces a text to screen readers. */
  onAnnounce: (words: string) => void
}
