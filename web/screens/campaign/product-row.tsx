import type { CampaignProduct } from '#contract/catalogue/campaign.ts'
import { plural, translated, t } from '#web/i18n/i18n.ts'
import styles from './feed-products.module.css'

export interface TakeInRequest {
  keys: string[] | 'all'
  takenIn: boolean
}

interface ProductRowProps {
  row: CampaignProduct
  /** The latest choice, until the server has answered. */
  underWay: TakeInRequest | undefined
  onTakeIn: (request: TakeInRequest) => void
}

/** A product as its ads will show it, or the one sentence on why it has none. */
export function ProductRow({ row, underWay, onTakeIn }: ProductRowProps) {
  const { line, key, name, product, problem, notForSale, leftOut, notes } = row
  const isTakenIn = isAsked(underWay, key) ? underWay.takenIn : !leftOut
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>{name ?? t('Line {line}', { line })}</span>
        {key && key !== name && <span className={styles.soft}>{key}</span>}
        {product?.tagline && <span className={styles.soft}>{product.tagline}</span>}
        {problem && leftOut && <span className={styles.soft}>{translated(problem)}</span>}
        {problem && !leftOut && (
          <span className={styles.problem}>{t('Line {line}: {problem}', { line, problem: translated(problem) })}</span>
        )}
        {notes.map((note) => (
          <span key={note} className={styles.soft}>
            {translated(note)}
          </span>
        ))}
        {notForSale && key && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              aria-label={t('Include {name} anyway', { name: name ?? key })}
              checked={isTakenIn}
              onChange={() => onTakeIn({ keys: [key], takenIn: !isTakenIn })}
            />
            {t('Include it anyway')}
          </label>
        )}
      </th>
      <td>
        {product?.price}
        {product?.discount && <span className={styles.soft}>{product.discount}</span>}
      </td>
      <td>{product && <Photos images={product.images} />}</td>
    </tr>
  )
}

function isAsked(request: TakeInRequest | undefined, key: string | null): request is TakeInRequest {
  return request !== undefined && key !== null && (request.keys === 'all' || request.keys.includes(key))
}

/** Names the photos: a page of ours shows no picture from another server. */
function Photos({ images }: { images: readonly string[] }) {
  const [first, ...others] = images
  if (!first) return t('None')
  return (
    <>
      <span className={styles.file} title={first}>
        {fileNameOf(first)}
      </span>
      {others.length > 0 && (
        <span className={styles.soft}>{plural(others.length, { one: 'and 1 more', other: 'and {count} more' })}</span>
      )}
    </>
  )
}

function fileNameOf(address: string): string {
  const path = address.split(/[?#]/)[0] ?? address
  return path.split('/').findLast(Boolean) ?? address
}
