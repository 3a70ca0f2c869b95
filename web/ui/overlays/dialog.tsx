import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { useFocusReturn } from '#web/ui/overlays/focus-return.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { isInToast } from '#web/ui/toasts/toaster.tsx'
import styles from '#web/ui/overlays/dialog.module.css'
import { t } from '#web/i18n/i18n.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  /** `side` is a panel at the right edge, for menus on phones. */
  placement?: 'center' | 'side'
  width?: 'sm' | 'md' | 'lg'
  /** Finds what gets the focus after closing, if not the element that opened the dialog. */
  focusInstead?: () => HTMLElement | null | undefined
}

/**
 * A modal dialog. The library's own overlay writes a style element into the page, which the content security policy
 * forbids. So the overlay is ours, and styles/base.css stops the page from scrolling while it is there.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  focusInstead,
  ...look
}: DialogProps) {
  const { placement = 'center', width = 'sm' } = look
  const focusReturn = useFocusReturn(undefined, focusInstead)
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <div className={styles.overlay} data-scroll-lock />
        <Primitive.Content
          {...focusReturn}
          aria-modal
          onInteractOutside={(event) => isInToast(event.target) && event.preventDefault()}
          className={classNames(styles.content, styles[placement], styles[width])}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className={styles.header} data-keep-clear>
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label={t('Close')} size="sm" className={styles.close}>
                <X aria-hidden />
              </IconButton>
            </Primitive.Close>
          </header>
          {description && <Primitive.Description className={styles.description}>{description}</Primitive.Description>}
          {children && <div className={styles.body}>{children}</div>}
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
