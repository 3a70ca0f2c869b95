import { type RefObject, useCallback, useRef } from 'react'
import type { ChangeEvent } from '#contract/change.ts'
import { useFailureToast } from '#web/ui/use-failure-toast.ts'
import type { GenerationSession } from './generation-session.ts'

/** What one ad's generations keep while its steps come and go. */
export interface Generations extends ReturnType<typeof useFailureToast> {
  /** There from the first step on that asks for it (use-generation.ts). */
  session: RefObject<GenerationSession | undefined>
  /** Changes of finished pictures come by the same stream. */
  tellChange: (event: ChangeEvent) => void
  hearChanges: (listener: (event: ChangeEvent) => void) => void
}

/** Apart from the session itself, which is of no use before step 4 and need not be loaded before. */
export function useGenerations(): Generations {
  const session = useRef<GenerationSession>(undefined)
  const listener = useRef<(event: ChangeEvent) => void>(undefined)
  const tellChange = useCallback((event: ChangeEvent) => listener.current?.(event), [])
  const hearChanges = useCallback((next: (event: ChangeEvent) => void) => {
    listener.current = next
  }, [])
  return { session, tellChange, hearChanges, ...useFailureToast() }
}
