import { Tabs as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/ui/tabs.module.css'

/** Radix's root: `value` and `onValueChange`, or `defaultValue`. */
export const Tabs = Primitive.Root

/** `label` names the choice for screen readers. */
export function TabList({ label, className, ...rest }: ComponentProps<typeof Primitive.List> & { label: string }) {
  return <Primitive.List {...rest} aria-label={label} className={classNames(styles.list, className)} />
}

export function Tab({ className, ...rest }: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger {...rest} className={classNames(styles.tab, className)} />
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content {...rest} className={classNames(styles.panel, className)} />
}
