import type { FormatId } from '#contract/formats.ts'
import type { Point } from '#web/features/review/spots.ts'

/** A comment that is being written: one at a time, wherever it goes. */
export interface Draft {
  text: string
  /** Left out, it is about all of it. */
  spot?: Point & { format: FormatId }
}

export function isOn({ spot }: Draft, format: FormatId): boolean {
  return spot?.format === format
}

/** What both forms of the page and the calls that they make are given. */
export interface Writing {
  token: string
  version: number
  draft: Draft | undefined
  onDraft: (draft: Draft | undefined) => void
  /** To be read out. */
  onSaid: (words: string) => void
}
