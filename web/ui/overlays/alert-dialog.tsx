import { AlertDialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useFocusReturn } from '#web/ui/overlays/focus-return.ts'
import styles from '#web/ui/overlays/dialog.module.css'
import { t } from '#web/i18n/i18n.ts'

export interface AlertDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  /** Content that the user has to see or fill in before the answer. */
  children?: ReactNode
  cancelLabel?: string
  confirmLabel: string
  /** The label while `loading`, during which the dialog stays open and cannot be left. */
  confirmingLabel?: string
  loading?: boolean
  confirmDisabled?: boolean
  variant?: 'danger' | 'primary'
  /** Finds what gets the focus if the answer has removed the element that opened the dialog. */
  focusAfter?: () => HTMLElement | null | undefined
  /** Runs when the user confirms. The caller closes the dialog when its work is done. */
  onConfirm: () => void
}

/** Asks a question that must be answered before anything else: a click beside the dialog does not close it. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, title, description, onConfirm, loading = false } = props
  const focusReturn = useFocusReturn(props.focusAfter)
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !loading && onOpenChange(next)}>
      <Primitive.Portal>
        <div className={styles.overlay} data-scroll-lock />
        <Primitive.Content {...focusReturn} aria-modal className={classNames(styles.content, styles.center, styles.sm)}>
          <Primitive.Title className={styles.title}>{title}</Primitive.Title>
          <Primitive.Description className={styles.description}>{description}</Primitive.Description>
          {props.children && <div className={styles.body}>{props.children}</div>}
          <footer className={styles.footer}>
            <Primitive.Cancel asChild>
              <Button disabled={loading}>{props.cancelLabel ?? t('Cancel')}</Button>
            </Primitive.Cancel>
            <Button
              variant={props.variant ?? 'danger'}
              loading={loading}
              loadingLabel={props.confirmingLabel}
              disabled={props.confirmDisabled}
              // The dialog is still there while it closes, and a second press must not be a second answer.
              onClick={() => open && onConfirm()}
            >
              {props.confirmLabel}
            </Button>
          </footer>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
