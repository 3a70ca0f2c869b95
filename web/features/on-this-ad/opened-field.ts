import type { WordPart } from '#contract/word-parts.ts'

/** What the panel can be opened at. */
export type FieldName = WordPart | 'colors' | 'photo'

/** A wish to open a field: another object each time, so that the same field can be wished for again. */
export interface OpenedField {
  field: FieldName
}
