import { NAME_MAX } from '#contract/limits.ts'

/** The note of a product whose name is longer than any ad takes. */
export const NAME_WAS_CUT = `Its name was cut to ${NAME_MAX} letters.`
