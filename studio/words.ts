/** A side door of the studio: what can be told of words alone, without a photo, a font or the drawing library. */
export { FAMILY_IDS } from './direction/direction.ts'
export { type SaidFields, type ShownText, shownTexts } from './change/shown-texts.ts'
export { type StaleText, staleTexts } from './change/stale-texts.ts'
export { readOffer } from '#contract/money/read-offer.ts'
export { visibleText } from '#contract/visible-text.ts'
/** What a person's own palette gives to the roles. */
export { ownColorsOf } from './color/own-colors.ts'
export { offered } from './change/offered.ts'
export { wordsOfOne } from './change/words-of-one.ts'
export { writeBack } from './change/write-back.ts'
export { LETTER_GROUPS, scoreLetterGroups } from './language/letter-groups.ts'
