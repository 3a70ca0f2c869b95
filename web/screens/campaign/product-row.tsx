import type { CampaignProduct } from '#contract/campaign.ts'
import styles from './feed-products.module.css'

/** A product as its ads will show it; or the one sentence on why it has none. */
export function ProductRow({ row: { line, key, name, product, problem, notes } }: { row: CampaignProduct }) {
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>{name ?? `Line ${line}`}</span>
        {key && key !== name && <span className={styles.soft}>{key}</span>}
        {product?.tagline && <span className={styles.soft}>{product.tagline}</span>}
        {problem && (
          <span className={styles.problem}>
            Line {line}: {problem}
          </span>
        )}
        {notes.map((note) => (
          <span key={note} className={styles.soft}>
            {note}
          </span>
        ))}
      </th>
      <td>
        {product?.price}
        {product?.discount && <span className={styles.soft}>{product.discount}</span>}
      </td>
      <td>{product && <Photos images={product.images} />}</td>
    </tr>
  )
}

/** By name: a page of ours shows no picture of somebody else's server. */
function Photos({ images }: { images: readonly string[] }) {
  const [first, ...others] = images
  if (!first) return 'None'
  return (
    <>
      <span className={styles.file} title={first}>
        {fileNameOf(first)}
      </span>
      {others.length > 0 && <span className={styles.soft}>and {others.length} more</span>}
    </>
  )
}

function fileNameOf(address: string): string {
  const path = address.split(/[?#]/)[0] ?? address
  return path.split('/').findLast(Boolean) ?? address
}
