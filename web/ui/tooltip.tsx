import { Tooltip as Primitive } from 'radix-ui'
import type { ReactElement } from 'react'
import styles from '#web/ui/tooltip.module.css'

const DELAY_MS = 700

/**
 * Adds words to a control that already has a name of its own; nothing may be found in a tooltip only. The library's provider
 * is in here and not around the app, which would load it on pages without a tooltip.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Primitive.Provider delayDuration={DELAY_MS}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
