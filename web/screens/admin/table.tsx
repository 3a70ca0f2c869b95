import type { ReactNode } from 'react'
import styles from '#web/screens/admin/admin.module.css'

interface TableProps {
  caption: ReactNode
  head: readonly string[]
  /** Rows with a key; each has a cell for every heading. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** Shown if there are no rows. */
  empty: string
}

/** A table that scrolls sideways within itself on a phone. */
export function Table({ caption, head, rows, empty }: TableProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.caption}>{caption}</h2>
      {rows.length === 0 ? (
        <p className={styles.soft}>{empty}</p>
      ) : (
        <div
          className={styles.scroller}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys, too
          tabIndex={0}
          role="group"
          aria-label={typeof caption === 'string' ? caption : 'Table'}
        >
          <table className={styles.table}>
            <thead>
              <tr>
                {head.map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key}>
                  {cells.map((cell, at) => (
                    <td key={head[at]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
