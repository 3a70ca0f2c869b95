/**
 * A line in capitals, by the rules of its language; as it is where capitals would change what it says: "iPhone", "5 mW" and
 * "10 kg" are not the same in capitals, and most scripts have none.
 */
export function inCapitals(text: string, language: string): string {
  return INNER_CAPITAL.test(text) || UNIT.test(text) ? text : text.toLocaleUpperCase(language)
}

const INNER_CAPITAL = /\p{Ll}\p{Lu}/u
/** A number with one to three small letters behind it. */
const UNIT = /\p{Nd}\s?[\p{Ll}µ°]{1,3}(?:[²³]|\/\p{Ll}+)?(?![\p{L}\p{Nd}])/u
