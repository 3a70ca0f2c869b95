import { DropdownMenu } from 'radix-ui'
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/ui/overlays/menu.module.css'
import { Link } from '#web/router/link.tsx'

export interface MenuProps {
  /** The button that opens the menu: a Button or an IconButton. */
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'end'
  /**
   * Set if the button was pressed before the menu had loaded. After a press by key, the first entry gets the focus, as
   * it would have.
   */
  opensAtOnce?: boolean | 'press' | 'key'
}

/**
 * A menu. It is not modal, because the library's modal menus write a style element into the page (see dialog.tsx). It
 * opens inside the landmark of its button, where a user who navigates by landmarks looks for it.
 */
export function Menu({ trigger, children, align = 'end', opensAtOnce = false }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpened = useRef(false)
  const [landmark, setLandmark] = useState<Element | null>()
  const [isOpen, setOpen] = useState(false)
  const change = (opens: boolean) => {
    if (opens) setLandmark(landmarkOf(button.current))
    setOpen(opens)
  }
  useEffect(() => {
    if (!opensAtOnce) return
    setLandmark(landmarkOf(button.current))
    setOpen(true)
  }, [opensAtOnce])
  // The library reacts only to keys that it has received itself.
  const focusFirst = (content: HTMLElement | null) => {
    if (opensAtOnce !== 'key' || wasOpened.current || !content) return
    wasOpened.current = true
    setTimeout(() => content.querySelector<HTMLElement>('[role="menuitem"]')?.focus())
  }
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={change}>
      <DropdownMenu.Trigger asChild ref={button}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={landmark}>
        <DropdownMenu.Content
          ref={focusFirst}
          className={styles.content}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** Gives the landmark around an element. The header of a card is none: only that of the page is a landmark. */
function landmarkOf(element: Element | null): Element | null {
  return element?.closest('main') ?? element?.closest('header') ?? null
}

interface ItemProps {
  children: ReactNode
  icon?: ReactNode
}

export function MenuItem(props: ItemProps & { onSelect: () => void; danger?: boolean; disabled?: boolean }) {
  const { children, icon, onSelect, danger, disabled } = props
  return (
    <DropdownMenu.Item
      className={classNames(styles.item, danger && styles.danger)}
      disabled={disabled}
      onSelect={() => onSelect()}
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  )
}

/** An entry that leads to another screen. */
export function MenuLink({ children, icon, to }: ItemProps & { to: string }) {
  return (
    <DropdownMenu.Item className={styles.item} asChild>
      <Link to={to}>
        {icon}
        {children}
      </Link>
    </DropdownMenu.Item>
  )
}

/**
 * An entry that the browser itself follows: a download (with `download` as its file name), or a page outside the app.
 */
export function MenuAnchor({ children, icon, href, download }: ItemProps & { href: string; download?: string }) {
  return (
    <DropdownMenu.Item className={styles.item} asChild>
      <a href={href} download={download}>
        {icon}
        {children}
      </a>
    </DropdownMenu.Item>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className={styles.label}>{children}</DropdownMenu.Label>
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className={styles.separator} />
}
