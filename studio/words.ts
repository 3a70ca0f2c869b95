/** A side door of the studio for facts that follow from words alone, without a photo, a font or the drawing library. */
export { FAMILY_IDS } from './direction/direction.ts'
export { type AdText, type ShownText, shownTexts } from './change/shown-texts.ts'
export { type StaleText, staleTexts } from './change/stale-texts.ts'
export { readOffer } from '#contract/prices/read-offer.ts'
export { visibleText } from '#contract/text/visible-text.ts'
/** Used for the roles of a user's own palette. */
export { ownColorsOf } from './color/own-colors.ts'
export { splitSentences } from './brief/sentences.ts'
export { offered } from './change/offered.ts'
export { wordsOfOne } from './change/words-of-one.ts'
export { writeBack } from './change/write-back.ts'
export { guessLanguage } from './language/guess-language.ts'
export { LETTER_GROUPS, scoreLetterGroups } from './language/letter-groups.ts'
