import { type ReactNode, useState } from 'react'
import styles from './feed-source.module.css'

interface FoldedProps {
  summary: string
  /** What is in it, in a few words, beside the summary. */
  state?: string
  children: ReactNode
}

/** A part of the page whose code and data are loaded once it is opened. */
export function Folded({ summary, state, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.source} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {summary}
        {state && <span className={styles.soft}> {state}</span>}
      </summary>
      {isOpen && children}
    </details>
  )
}
