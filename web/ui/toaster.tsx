import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { dismissToast, useToasts } from '#web/ui/toast-store.ts'
import styles from '#web/ui/toaster.module.css'

const DISPLAY_MS = 5_000

/** Shows what `toast()` says. Rendered once, beside the routes; a pointer or the focus on the toast stops its clock. */
export function Toaster() {
  const entries = useToasts()
  return (
    <Toast.Provider duration={DISPLAY_MS} swipeDirection="right" label="Notification">
      {entries.map((entry) => (
        <Toast.Root
          key={entry.id}
          className={classNames(styles.toast, entry.variant === 'destructive' && styles.destructive)}
          type={entry.variant === 'destructive' ? 'foreground' : 'background'}
          open={entry.open}
          onOpenChange={(open) => !open && dismissToast(entry.id)}
        >
          <div>
            <Toast.Title className={styles.title}>{entry.title}</Toast.Title>
            {entry.description && (
              <Toast.Description className={styles.description}>{entry.description}</Toast.Description>
            )}
          </div>
          <Toast.Close asChild>
            <IconButton label="Dismiss" size="sm">
              <X aria-hidden />
            </IconButton>
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className={styles.viewport} />
    </Toast.Provider>
  )
}
