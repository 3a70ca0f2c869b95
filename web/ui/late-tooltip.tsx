import type { ReactElement } from 'react'
import { latePart } from '#web/ui/late-part.tsx'
import { hasPointer } from '#web/ui/media.ts'
import { useIdle } from '#web/ui/use-idle.ts'

const Tooltip = latePart(async () => (await import('#web/ui/tooltip.tsx')).Tooltip)

/** A tooltip that comes when the page has nothing else to do; on phones, where nothing hovers, never. */
export function LateTooltip({ text, children }: { text: string; children: ReactElement }) {
  const isIdle = useIdle()
  if (!isIdle || !hasPointer()) return children
  return (
    <Tooltip fallback={children} text={text}>
      {children}
    </Tooltip>
  )
}
