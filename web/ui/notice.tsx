import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/ui/notice.module.css'

interface NoticeProps {
  /** `good` is news worth celebrating, `bad` asks for an action. */
  variant?: 'plain' | 'good' | 'bad'
  icon?: ReactNode
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}

/** A notice at the top of a screen about what just happened, or what has to happen. It is read out when it changes. */
export function Notice({ variant = 'plain', icon, title, children, action }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[variant])} role={variant === 'bad' ? 'alert' : 'status'}>
      {icon}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
