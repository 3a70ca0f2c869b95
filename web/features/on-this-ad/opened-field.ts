import type { WordPart } from '#contract/word-parts.ts'

/** What the panel can be opened at. */
export type FieldName = WordPart | Fold

/** What is folded away below the texts. */
const FOLDS = ['colors', 'size', 'photo', 'logo'] as const

type Fold = (typeof FOLDS)[number]

export function isFold(field: FieldName): field is Fold {
  return (FOLDS as readonly string[]).includes(field)
}

/** A wish to open a field: another object each time, so that the same field can be wished for again. */
export interface OpenedField {
  field: FieldName
}
