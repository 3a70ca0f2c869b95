import { AlertDialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useFocusReturn } from '#web/ui/focus-return.ts'
import styles from '#web/ui/dialog.module.css'
import { t } from '#web/i18n/i18n.ts'

export interface AlertDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  /** What has to be seen or filled in before the answer. */
  children?: ReactNode
  cancelLabel?: string
  confirmLabel: string
  /** While `loading` the dialog stays, shows this label and cannot be left. */
  confirmingLabel?: string
  loading?: boolean
  confirmDisabled?: boolean
  variant?: 'danger' | 'primary'
  /** What gets the focus where the answer has taken away what opened the dialog. */
  focusAfter?: () => HTMLElement | null | undefined
  /** The caller closes the dialog when it is done. */
  onConfirm: () => void
}

/** A question that must be answered before anything else: it does not close by a click beside it. */
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
              // While it closes it is still there, and a second press is no second answer.
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
