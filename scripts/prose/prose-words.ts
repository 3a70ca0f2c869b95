/**
 * Words with which a doc comment opens as a fragment ("Of the photo that leads."). A doc comment begins with a verb in
 * the third person or with the noun that it describes.
 */
const OPENINGS =
  'Of In On At By For From With Without What Whether Where Which Who Whoever When While How As To Until Since After ' +
  'Before Beside If Not Nothing None Told Undefined False True Never So Those That Only But And Or Also Again Apart ' +
  'Among Between Under Over Above Below Against Per Than Said Made Seen Taken Read Written'

export const FRAGMENT = new RegExp(`^(?:${OPENINGS.replaceAll(' ', '|')})\\b`)

/** Words that docs/glossary.md retires, with their replacements. */
export const RETIRED = {
  said: 'text, message, or the verb for what is meant',
  told: 'notified, reported, passed',
  whoever: 'the user, the caller',
  anew: 'again',
  she: 'they',
  her: 'their',
  wish: 'request, options',
  least: 'MIN_',
  most: 'MAX_',
  'gone on with': 'resumed',
} as const

export type RetiredWord = keyof typeof RETIRED

export const RETIRED_WORDS = Object.keys(RETIRED) as RetiredWord[]

/** Retired words in comments. The others are retired as parts of names only. */
export const IN_COMMENTS = /\b(?:said|told|whoever|anew|she|hers?|gone on with)\b/gi

/** Retired words as parts of names: `SketchWish`, `toldOf`, `LEAST_PX`. */
export const IN_NAMES = /said|told|whoever|anew|wish|LEAST|MOST/i
