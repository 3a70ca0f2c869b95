import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/ui/card.module.css'

/** A white sheet on the paper ground. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.card, className)} />
}
