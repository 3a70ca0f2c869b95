import type { FeedField, NotForSale } from '#contract/catalogue/feed.ts'
import type { FeedExport } from './exports/feed-export.ts'
import { saysNo } from './says-no.ts'

const SOLD_OUT =
  /^(?:out[ _-]?of[ _-]?stock|sold[ _-]?out|outofstock|discontinued|unavailable|nicht (?:vorrätig|verfügbar|auf lager)|ausverkauft|en rupture(?: de stock)?|épuisé|agotado|sin existencias|esaurito|non disponibile|esgotado|uitverkocht|niet op voorraad|brak|niedostępny|vyprodáno|slutsåld|udsolgt|нет в наличии|在庫なし|売り切れ|缺货|품절)$/i
const DRAFT = /^(?:draft|entwurf|brouillon|borrador|bozza|rascunho|concept|черновик)$/i
const ARCHIVED = /^(?:archived|archiviert|archivé|archivado|archiviato|deleted|gelöscht)$/i
const UNPUBLISHED = /^(?:unpublished|unlisted|private|pending|hidden|inactive|disabled|incomplete|blocked|staging)$/i

/** Returns why a shop does not sell a product today, or undefined if it does. */
export function whyNotForSale(text: (field: FeedField) => string, from?: FeedExport): NotForSale | undefined {
  const [status, published, availability] = [text('status'), text('published'), text('availability')]
  if (ARCHIVED.test(status)) return 'archived'
  if (DRAFT.test(status) || published === '-1') return 'draft'
  if (UNPUBLISHED.test(status) || UNPUBLISHED.test(published) || saysNo(published)) return 'unpublished'
  if (/^not visible/i.test(text('visibility'))) return 'withoutPage'
  if (SOLD_OUT.test(availability) || saysNo(availability)) return 'soldOut'
  return isOutOfStock(text, from) ? 'soldOut' : undefined
}

/** Returns true if the shop counts its stock, sells no more than it has, and has none left. */
function isOutOfStock(text: (field: FeedField) => string, from: FeedExport | undefined): boolean {
  const [quantity, tracked, oversells] = [text('quantity'), text('stockTracked'), text('oversells')]
  if (!/^-?\d+(?:\.0+)?$/.test(quantity) || Number(quantity) > 0) return false
  const mayOversell = /^(?:continue|true|yes|1|notify|allow)/i.test(oversells)
  const isCounted = from?.columns.stockTracked ? tracked !== '' && !saysNo(tracked) : from?.countsStock
  return Boolean(isCounted) && !mayOversell
}
