/**
 * The files of a language's translations, by the folders of web/ whose texts they hold. Texts of several folders are in
 * `common`, as is the rest.
 */
const FOLDERS: Readonly<Record<string, RegExp>> = {
  account: /^web\/screens\/(account|subscription)\//,
  brands: /^web\/(screens\/brands?|features\/brand-kit)\//,
  campaigns: /^web\/(screens\/(new-)?campaigns?|features\/campaign-words)\//,
  gallery: /^web\/(screens\/gallery|features\/creative-card)\//,
  check: /^web\/(screens\/(check|verify)|features\/picture-question)\//,
  help: /^web\/screens\/help\//,
  landing: /^web\/screens\/landing\//,
  making:
    /^web\/features\/(cut-outs|edit-conflict|format-|generation|in-context|on-this-ad|sale-calendar|style-choices|trials)/,
  review: /^web\/(screens|features)\/review\//,
  wizard: /^web\/(screens\/wizard|features\/(photo-upload|product-form|product-page))\//,
}

/** Texts that do not belong to a screen: names of the contract, sentences of the server (data-texts.ts). */
export const DATA_AREA = 'server'

/** Returns the area of a text by the places that use it ("web/ui/tabs.tsx:12"); without a place it is data. */
export function areaOf(places: readonly string[]): string {
  const areas = new Set(
    places.map((place) => Object.keys(FOLDERS).find((area) => FOLDERS[area]?.test(place)) ?? 'common'),
  )
  const [only, another] = areas
  if (only === undefined) return DATA_AREA
  return another === undefined ? only : 'common'
}
