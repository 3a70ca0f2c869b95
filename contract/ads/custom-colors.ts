/**
 * Picks the colors of an ad whose palette is custom. SPEC.md has two fields for them: the list wins, and the palette's
 * own colors serve if the list is empty.
 */
export function pickCustomColors(ad: {
  customColors?: readonly string[] | null
  customPalette?: { colors: readonly string[] } | null
}): string[] {
  const listed = (ad.customColors ?? []).filter((color) => color !== '')
  return listed.length > 0 ? listed : (ad.customPalette?.colors ?? []).filter((color) => color !== '')
}
