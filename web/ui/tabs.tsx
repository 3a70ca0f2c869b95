import { type ComponentProps, createContext, type KeyboardEvent, type ReactNode, use, useId, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/ui/tabs.module.css'

interface TabsProps {
  /** The chosen tab; without it the tabs keep that state themselves, starting with `defaultValue`. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  className?: string
  children: ReactNode
}

const TabsContext = createContext({ id: '', chosen: '', choose: (_value: string) => {} })

/**
 * Tabs by the pattern of WAI-ARIA's Authoring Practices whose panels follow the focus. The library's are 9 KB on pages
 * that must be interactive at once (docs/decisions/0041).
 */
export function Tabs({ value, defaultValue = '', onValueChange, className, children }: TabsProps) {
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const chosen = value ?? own
  const choose = (next: string) => {
    setOwn(next)
    if (next !== chosen) onValueChange?.(next)
  }
  return (
    <div className={className}>
      <TabsContext value={{ id, chosen, choose }}>{children}</TabsContext>
    </div>
  )
}

/** The row of tabs. `label` names the choice for screen readers. */
export function TabList({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus, one of them by the Tab key
    <div role="tablist" aria-label={label} className={classNames(styles.list, className)} onKeyDown={moveByKey}>
      {children}
    </div>
  )
}

/**
 * Moves the focus with the arrow keys, which wrap around, and to the ends with Home and End. The focused tab is chosen.
 */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:enabled')]
  const at = tabs.findIndex((tab) => tab === document.activeElement)
  const last = tabs.length - 1
  const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at <= 0 ? last : at - 1, Home: 0, End: last }[event.key]
  if (to === undefined) return
  event.preventDefault()
  tabs[to]?.focus()
  tabs[to]?.click()
}

export function Tab({ value, className, ...rest }: ComponentProps<'button'> & { value: string }) {
  const { id, chosen, choose } = use(TabsContext)
  const isChosen = value === chosen
  return (
    <button
      {...rest}
      type="button"
      role="tab"
      id={`${id}-tab-${value}`}
      aria-selected={isChosen}
      aria-controls={`${id}-panel-${value}`}
      tabIndex={isChosen || chosen === '' ? 0 : -1}
      className={classNames(styles.tab, className)}
      onClick={() => choose(value)}
    />
  )
}

/** The panel of a tab, which renders its content while the tab is chosen. */
export function TabPanel({ value, className, children }: { value: string; className?: string; children: ReactNode }) {
  const { id, chosen } = use(TabsContext)
  const isChosen = value === chosen
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      hidden={!isChosen}
      // The panel may contain nothing focusable; with this it is read from its start.
      tabIndex={0}
      className={classNames(styles.panel, className)}
    >
      {isChosen && children}
    </div>
  )
}
