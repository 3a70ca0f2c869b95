/**
 * Terms for how a picture was made: IPTC's NewsCodes "Digital Source Type" as of 2024-09
 * (cv.iptc.org/newscodes/digitalsourcetype, CC BY 4.0), retired ones included, and the two of C2PA's own (C2PA 2.2,
 * 18.5).
 */
export const SOURCE_TERMS = [
  'digitalCapture',
  'computationalCapture',
  'negativeFilm',
  'positiveFilm',
  'print',
  'minorHumanEdits',
  'humanEdits',
  'compositeWithTrainedAlgorithmicMedia',
  'algorithmicallyEnhanced',
  'softwareImage',
  'digitalArt',
  'digitalCreation',
  'dataDrivenMedia',
  'trainedAlgorithmicMedia',
  'algorithmicMedia',
  'screenCapture',
  'virtualRecording',
  'composite',
  'compositeCapture',
  'compositeSynthetic',
  'trainedAlgorithmicData',
  'empty',
] as const

const LONGEST_FIRST = SOURCE_TERMS.toSorted((a, b) => b.length - a.length)

/** Returns the term as its vocabulary spells it; a term newer than this list is returned unchanged. */
export function canonicalTerm(term: string): string {
  return knownTerm(term) ?? term
}

export function knownTerm(word: string): string | undefined {
  return SOURCE_TERMS.find((known) => known.toLowerCase() === word.toLowerCase())
}

/** Returns the longest known term with which a text begins, for texts that do not state the term's length. */
export function leadingTerm(text: string): string | undefined {
  return LONGEST_FIRST.find((known) => text.toLowerCase().startsWith(known.toLowerCase()))
}
