import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { FormatId } from '#contract/formats.ts'
import { cancelGeneration } from '#web/api/cancel-generation.ts'
import { CREDITS_KEY } from '#web/api/credits.ts'
import { generateVariant } from '#web/api/generate-variant.ts'
import { putVariant, variantsQuery } from '#web/api/list-variants.ts'
import { followProgress } from '#web/api/progress-stream.ts'
import { useFailureToast } from '#web/ui/use-failure-toast.ts'
import { useToast } from '#web/ui/use-toast.ts'
import type { FormatState } from './format-state.ts'
import { GenerationSession } from './generation-session.ts'

/** The generations of one ad. Lives as long as the wizard, which is another one for another ad: leaving step 5 and coming back loses nothing. */
export function useGenerationSession(creativeId: string): GenerationSession {
  const client = useQueryClient()
  const { toast } = useToast()
  const { failCall, settle } = useFailureToast()
  const [session] = useState(() => {
    const refreshCredits = () => void client.invalidateQueries({ queryKey: CREDITS_KEY })
    return new GenerationSession({
      generate: (format, engine) => generateVariant(creativeId, format, engine),
      cancel: (format) => cancelGeneration(creativeId, format).then(refreshCredits),
      readVariants: () => client.fetchQuery({ ...variantsQuery(creativeId), staleTime: 0 }),
      follow: (listener) => followProgress(creativeId, listener),
      onFinished: (variant) => {
        putVariant(client, variant)
        refreshCredits()
        toast({ title: 'Ad variant generated', description: variant.notice })
      },
      onFailed: (description) => {
        refreshCredits()
        failCall({ title: 'Error generating ad variant', description })
      },
      onSettled: settle,
    })
  })
  return session
}

export function useFormatState(session: GenerationSession, format: FormatId): FormatState {
  return useSyncExternalStore(session.subscribe, () => session.stateOf(format))
}
