import type { PageProduct } from '#contract/catalogue/product-page.ts'
import type { CreativeFields } from '#web/api/ads/creative-fields.ts'
import { locale, translated, t } from '#web/i18n/i18n.ts'

/** The fields that a page may fill, in the order and by the names of step 1's form. */
export const PAGE_FIELDS = [
  { field: 'productName', label: t('Product Name'), lack: t('no name') },
  { field: 'productDescription', label: t('Product Description'), lack: t('no description') },
  { field: 'productPrice', label: t('Price'), lack: t('no price') },
  { field: 'productDiscount', label: t('Discount'), lack: undefined },
] as const

export type PageField = (typeof PAGE_FIELDS)[number]['field']

/** Gives the empty fields that the page can fill: a field with content is overwritten only if the user ticks it. */
export function fieldsToFill(found: PageProduct, fields: CreativeFields): PageField[] {
  return PAGE_FIELDS.map(({ field }) => field).filter((field) => found[field] !== null && !fields[field]?.trim())
}

/**
 * Describes what the page lacks: first its own note about prices, then expected fields that it does not have. A missing
 * old price is not mentioned, because few products are reduced.
 */
export function describeFindings(found: PageProduct): string | undefined {
  return [found.note && translated(found.note), describeMissing(found)].filter(Boolean).join(' ') || undefined
}

function describeMissing(found: PageProduct): string | undefined {
  const missing = PAGE_FIELDS.flatMap(({ field, lack }) => (lack && isMissed(found, field) ? [lack] : []))
  if (found.photos.length === 0) missing.push(t('no photo'))
  if (missing.length === 0) return undefined
  if (missing.length === 4) return t('This page names no product that we can read. Please type it below.')
  return t('The page gives {missing}.', {
    missing: new Intl.ListFormat(locale('en'), { type: 'disjunction' }).format(missing),
  })
}

/** Tells whether a field counts as missing. A price that is left out on purpose has its reason in the note. */
function isMissed(found: PageProduct, field: PageField): boolean {
  const isExplained = field === 'productPrice' && found.note !== null
  return found[field] === null && !isExplained
}
