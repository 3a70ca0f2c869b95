import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/ui/badge.module.css'

export function Badge({ children, variant = 'outline' }: { children: ReactNode; variant?: 'outline' | 'solid' }) {
  return <span className={classNames(styles.badge, styles[variant])}>{children}</span>
}
