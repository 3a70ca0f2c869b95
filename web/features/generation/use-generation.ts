import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { FormatId } from '#contract/formats.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { sendCancellation } from '#web/api/ads/cancel-generation.ts'
import { CREDITS_KEY } from '#web/api/money/credits.ts'
import { sendBatchGeneration } from '#web/api/ads/generate-formats.ts'
import { sendGeneration } from '#web/api/ads/generate-variant.ts'
import { putVariant, variantsQuery } from '#web/api/ads/list-variants.ts'
import { followProgress } from '#web/api/ads/progress-stream.ts'
import { useToast } from '#web/ui/toasts/use-toast.ts'
import { translated, t } from '#web/i18n/i18n.ts'
import type { FormatState } from './format-state.ts'
import { GenerationSession } from './generation-session.ts'
import type { Generations } from './generations.ts'

/**
 * Gives the generations of one ad. They belong to the wizard, of which each ad has its own: leaving step 5 and coming
 * back loses nothing.
 */
export function useGenerationSession(generations: Generations, creativeId = ''): GenerationSession {
  const client = useQueryClient()
  const { toast } = useToast()
  const { session: stored, emitChange, failCall, settle } = generations
  const [session] = useState(() => (stored.current ??= begin()))
  return session

  function begin(): GenerationSession {
    const refreshCredits = () => void client.invalidateQueries({ queryKey: CREDITS_KEY })
    return new GenerationSession({
      generate: (format, options) => sendGeneration(creativeId, format, options),
      // The credits are read after a refusal too: something else has spent them.
      generateAll: (formats, options) => sendBatchGeneration(creativeId, formats, options).finally(refreshCredits),
      cancel: (format) => sendCancellation(creativeId, format).then(refreshCredits),
      readVariants: () => client.fetchQuery({ ...variantsQuery(creativeId), staleTime: 0 }),
      follow: (listener) => followProgress(creativeId, listener),
      onFinished: (variant) => {
        putVariant(client, variant)
        refreshCredits()
        toast({ title: t('Ad variant generated'), description: variant.notice && translated(variant.notice) })
      },
      onFailed: (description) => {
        refreshCredits()
        failCall({ title: t('Error generating ad variant'), description })
      },
      onChange: emitChange,
      onSettled: settle,
    })
  }
}

export function useFormatState(session: GenerationSession, format: FormatId): FormatState {
  return useSyncExternalStore(session.subscribe, () => session.stateOf(format))
}

const UNMADE: readonly FormatState['kind'][] = ['idle', 'failed']

/** Gives the formats that have no picture and are neither being made nor refused, in their order. */
export function useUnmade(
  session: GenerationSession,
  formats: readonly FormatId[],
  variants: readonly Variant[],
): FormatId[] {
  const isUnmade = (format: FormatId) =>
    variants.every((variant) => variant.format !== format) && UNMADE.includes(session.stateOf(format).kind)
  // The formats are joined, because equal texts are the same snapshot and equal arrays are not.
  const read = () => formats.filter(isUnmade).join(' ')
  const unmade = useSyncExternalStore(session.subscribe, read, read)
  return unmade.split(' ').filter(Boolean) as FormatId[]
}

export function useIsAnyGenerating(session: GenerationSession, formats: readonly FormatId[]): boolean {
  const isAny = () => formats.some((format) => session.stateOf(format).kind === 'generating')
  return useSyncExternalStore(session.subscribe, isAny)
}
