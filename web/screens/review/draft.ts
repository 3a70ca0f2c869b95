import type { FormatId } from '#contract/formats.ts'
import type { SpotPoint } from '#web/features/review/spots.ts'

/** A comment that is being written: one at a time, wherever its spot is. */
export interface CommentDraft {
  text: string
  /** The spot; left out for a comment on the ad as a whole. */
  spot?: SpotPoint & { format: FormatId }
}

export function isOn({ spot }: CommentDraft, format: FormatId): boolean {
  return spot?.format === format
}

/** Props of both forms of the page, for the calls that they make. */
export interface Writing {
  token: string
  version: number
  draft: CommentDraft | undefined
  onDraft: (draft: CommentDraft | undefined) => void
  /** Announces a text to screen readers. */
  onAnnounce: (words: string) => void
}
