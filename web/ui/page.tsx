import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/ui/page.module.css'

interface PageProps {
  title: string
  lead?: ReactNode
  /** `text` limits the width to what is good to read; on wide screens the heading stands beside it. */
  width?: 'full' | 'text'
  /** The language, if it differs from the page's. */
  lang?: string
  children: ReactNode
}

/** A screen with its heading, between the gutters. */
export function Page({ title, lead, width = 'full', lang, children }: PageProps) {
  return (
    <div className={classNames(styles.page, styles[width])} lang={lang}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
