import { type RefObject, useRef } from 'react'
import { useFailureToast } from '#web/ui/use-failure-toast.ts'
import type { GenerationSession } from './generation-session.ts'

/** What one ad's generations keep while its steps come and go. */
export interface Generations extends ReturnType<typeof useFailureToast> {
  /** There from the first step on that asks for it (use-generation.ts). */
  session: RefObject<GenerationSession | undefined>
}

/** Apart from the session itself, which is of no use before step 4 and need not be loaded before. */
export function useGenerations(): Generations {
  const session = useRef<GenerationSession>(undefined)
  return { session, ...useFailureToast() }
}
