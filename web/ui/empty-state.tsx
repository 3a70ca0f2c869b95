import type { ReactNode } from 'react'
import styles from '#web/ui/empty-state.module.css'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  children?: ReactNode
  /** The button or link of the next step. */
  action?: ReactNode
  headingLevel?: 'h1' | 'h2'
}

/** A screen or a list with nothing to show, which explains what that means and what to do about it. */
export function EmptyState({ icon, title, children, action, headingLevel: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={styles.emptyState}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
