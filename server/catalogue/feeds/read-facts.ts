import { LABEL_FIELDS, type NotForSale } from '#contract/catalogue/feed.ts'
import type { RowFacts, Stock, TimedOffer } from './feed.ts'
import { type FeedRecord, firstTextOf } from './feed-record.ts'
import { cutAtWord, plainWords } from './plain-text.ts'
import { saysNo } from './says-no.ts'

const PREORDER =
  /^(?:pre[ _-]?order|presale|coming[ _-]?soon|vorbestell\w*|pr[ée]commande|reserva|preventa|preordine|preorder|przedsprzedaż|предзаказ)$/iu
const BACKORDER =
  /^(?:(?:on[ _-]?)?back[ _-]?order(?:ed)?|available[ _-]?for[ _-]?order|nachbestell\w*|lieferrückstand|en réapprovisionnement|en reposición|in riassortimento)$/iu

/** Longest label, and most of them for one field: more than any shop sorts by. */
const LABEL_MAX = 200
const LABELS_MAX = 20

/** Reads what rules choose products by. */
export function readFacts(
  record: FeedRecord,
  { why, sale }: { why: NotForSale | undefined; sale: TimedOffer | undefined },
): RowFacts {
  const labels: RowFacts['labels'] = {}
  for (const field of LABEL_FIELDS) {
    const texts = (record.values[field] ?? []).slice(0, LABELS_MAX).flatMap((text) => labelOf(text) || [])
    if (texts.length > 0) labels[field] = [...new Set(texts)]
  }
  return { stock: readStock(record, why), labels, ...(sale && { sale }) }
}

function labelOf(text: string): string {
  return cutAtWord(plainWords(text), LABEL_MAX)
}

function readStock(record: FeedRecord, why: NotForSale | undefined): Stock | null {
  const text = firstTextOf(record)
  if (why === 'soldOut') return 'outOfStock'
  if (PREORDER.test(text('availability'))) return 'preorder'
  if (BACKORDER.test(text('availability'))) return 'backorder'
  return isBackordered(text) ? 'backorder' : null
}

/** Returns true if the shop counts its pieces, has none left, and sells it nevertheless. */
function isBackordered(text: ReturnType<typeof firstTextOf>): boolean {
  const [quantity, oversells] = [text('quantity'), text('oversells')]
  return (
    /^-?\d+(?:\.0+)?$/.test(quantity) &&
    Number(quantity) <= 0 &&
    oversells !== '' &&
    !saysNo(oversells) &&
    oversells !== 'deny'
  )
}
