import { type RefObject, useCallback, useRef } from 'react'
import type { ChangeEvent } from '#contract/ads/change.ts'
import { useFailureToast } from '#web/ui/toasts/use-failure-toast.ts'
import type { GenerationSession } from './generation-session.ts'

/** The state of an ad's generations that outlives its steps. */
export interface Generations extends ReturnType<typeof useFailureToast> {
  /** Set from the first step on that needs it (use-generation.ts). */
  session: RefObject<GenerationSession | undefined>
  /** Passes on changes of finished pictures, which come by the same stream. */
  emitChange: (event: ChangeEvent) => void
  setChangeListener: (listener: (event: ChangeEvent) => void) => void
}

/** Makes the state without the session itself, which is not needed before step 4 and loads then. */
export function useGenerations(): Generations {
  const session = useRef<GenerationSession>(undefined)
  const listener = useRef<(event: ChangeEvent) => void>(undefined)
  const emitChange = useCallback((event: ChangeEvent) => listener.current?.(event), [])
  const setChangeListener = useCallback((next: (event: ChangeEvent) => void) => {
    listener.current = next
  }, [])
  return { session, emitChange, setChangeListener, ...useFailureToast() }
}
