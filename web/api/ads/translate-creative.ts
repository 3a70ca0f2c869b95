import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { LanguageCode } from '#contract/languages.ts'
import type { proposeTranslationCall, translateCreativeCall } from '#contract/ads/translation.ts'
import { creativeQuery } from '#web/api/ads/get-creative.ts'
import { creativesQuery } from '#web/api/ads/list-creatives.ts'
import { request, requestVersion } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

export type TranslationBody = z.input<(typeof translateCreativeCall)['body']>

/** Makes a copy of the ad with these texts. */
export function useTranslateCreative() {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: ({ id, body }: { id: string; body: TranslationBody }) =>
      requestVersion<typeof translateCreativeCall>('POST /api/creatives/:id/translation', { params: { id }, body }),
    onSuccess: (creative) => {
      client.setQueryData(creativeQuery(creative.id).queryKey, creative)
      void client.invalidateQueries({ queryKey: creativesQuery().queryKey })
    },
  })
}

/**
 * Gives a text model's translation; `version` changes with the ad. It is not retried after a failure: the user can fill
 * in the fields meanwhile.
 */
export function translationProposalQuery(id: string, language: LanguageCode | undefined, version: string) {
  return queryOptions({
    queryKey: [...creativeQuery(id).queryKey, 'translation', language, version],
    queryFn: ({ signal }) =>
      request<typeof proposeTranslationCall>('POST /api/creatives/:id/translation/proposal', {
        params: { id },
        body: { language: language! },
        signal,
      }),
    enabled: language !== undefined,
    retry: false,
    staleTime: Infinity,
  })
}
