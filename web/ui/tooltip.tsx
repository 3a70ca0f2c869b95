import { Tooltip as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import styles from '#web/ui/tooltip.module.css'

const DELAY_MS = 700

export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Primitive.Provider delayDuration={DELAY_MS}>{children}</Primitive.Provider>
}

/** Adds words to a control that already has a name of its own; nothing may be found in a tooltip only. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
