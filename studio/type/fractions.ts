/** Fractions that few fonts have as letters of their own; ½ ¼ ¾ are in all of ours. */
export const RARE_FRACTIONS = [...'⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞↉']
const RARE_FRACTION = new RegExp(`(\\p{Nd}?)([${RARE_FRACTIONS.join('')}])`, 'gu')
const NARROW_SPACE = '\u202f'

/**
 * Builds rare fractions from the face's own figures: around a fraction slash its font raises and lowers them by itself.
 * A whole number before one is kept apart, or its figures would be raised too.
 */
export function builtFractions(text: string): string {
  return text.replaceAll(RARE_FRACTION, (_, whole: string, fraction: string) => {
    const built = fraction.normalize('NFKC')
    return whole === '' ? built : `${whole}${NARROW_SPACE}${built}`
  })
}
