import type { WordPart } from '#contract/word-parts.ts'

/** The names by which the form can be opened at a field. */
export type FieldName = WordPart | Fold

/** The sections that are folded below the texts. */
const FOLDS = ['colors', 'size', 'photo', 'logo'] as const

type Fold = (typeof FOLDS)[number]

export function isFold(field: FieldName): field is Fold {
  return (FOLDS as readonly string[]).includes(field)
}

/** A request to open a field: a new object each time, so that the same field can be requested again. */
export interface OpenedField {
  field: FieldName
}
