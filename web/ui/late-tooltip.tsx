import { lazy, type ReactElement } from 'react'
import { hasPointer } from '#web/ui/media.ts'
import { Optional } from '#web/ui/optional.tsx'
import { useIdle } from '#web/ui/use-idle.ts'

const Tooltip = lazy(async () => ({ default: (await import('#web/ui/tooltip.tsx')).Tooltip }))

/** A tooltip that comes when the page has nothing else to do; on phones, where nothing hovers, never. */
export function LateTooltip({ text, children }: { text: string; children: ReactElement }) {
  const isIdle = useIdle()
  if (!isIdle || !hasPointer()) return children
  return (
    <Optional fallback={children}>
      <Tooltip text={text}>{children}</Tooltip>
    </Optional>
  )
}
