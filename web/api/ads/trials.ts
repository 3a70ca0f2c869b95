import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TrialCertainty, TrialMetric } from '#contract/ads/trials/factors.ts'
import type { readTrialResultsCall, sendTrialReportCall } from '#contract/ads/trials/results.ts'
import type { createTrialCall, deleteTrialCall, listTrialsCall, NewTrial, Trials } from '#contract/ads/trials/trial.ts'
import { creativeQuery } from '#web/api/ads/get-creative.ts'
import { creativesQuery } from '#web/api/ads/list-creatives.ts'
import { request } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

/** Interval of polling while pictures are being painted. */
const EVERY_MS = 2_000

function trialsQuery(creativeId: string) {
  return queryOptions({
    queryKey: [...creativeQuery(creativeId).queryKey, 'trials'],
    queryFn: ({ signal }) =>
      request<typeof listTrialsCall>('GET /api/creatives/:id/trials', { params: { id: creativeId }, signal }),
  })
}

function isPainting(trials: Trials | undefined): boolean {
  return trials?.trials.some(({ pictures }) => pictures.some(({ state }) => state === 'queued')) ?? false
}

/** Gives the trials of an ad, read again whenever they are opened, and while they are being painted. */
export function useTrials(creativeId: string) {
  return useQuery({
    ...trialsQuery(creativeId),
    staleTime: 0,
    refetchInterval: ({ state }) => (isPainting(state.data) ? EVERY_MS : false),
  })
}

export function useCreateTrial(creativeId: string) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (body: NewTrial) =>
      request<typeof createTrialCall>('POST /api/creatives/:id/trials', { params: { id: creativeId }, body }),
    onSuccess(trials) {
      client.setQueryData(trialsQuery(creativeId).queryKey, trials)
      void client.invalidateQueries({ queryKey: creativesQuery().queryKey })
    },
  })
}

export function useDeleteTrial(creativeId: string, trialId: string) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: () =>
      request<typeof deleteTrialCall>('DELETE /api/creatives/:id/trials/:trialId', {
        params: { id: creativeId, trialId },
      }),
    // Reading the list again would also ask for the results of the deleted trial, whose card is still shown.
    onSuccess() {
      client.setQueryData(
        trialsQuery(creativeId).queryKey,
        (before) => before && { trials: before.trials.filter(({ id }) => id !== trialId) },
      )
      void client.invalidateQueries({ queryKey: creativesQuery().queryKey })
    },
  })
}

/** The count that versions are compared by, and how certain a winner has to be. */
export interface TrialQuestion {
  metric: TrialMetric
  certainty: TrialCertainty
}

function resultsKey(creativeId: string, trialId: string) {
  return [...trialsQuery(creativeId).queryKey, trialId]
}

/** Gives the results of a trial. Those of the last question are shown until the answer to the next one is there. */
export function useTrialResults(creativeId: string, trialId: string, question: TrialQuestion) {
  return useQuery({
    queryKey: [...resultsKey(creativeId, trialId), question],
    queryFn: ({ signal }) =>
      request<typeof readTrialResultsCall>('GET /api/creatives/:id/trials/:trialId/results', {
        params: { id: creativeId, trialId },
        query: question,
        signal,
      }),
    placeholderData: keepPreviousData,
  })
}

/** Sends a report of an ad platform. Its bytes go along as they are: the server knows the encodings. */
export function useSendReport(creativeId: string, trialId: string) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: async (file: File) => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const report = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
      return request<typeof sendTrialReportCall>('POST /api/creatives/:id/trials/:trialId/results', {
        params: { id: creativeId, trialId },
        query: {},
        body: { report },
      })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: resultsKey(creativeId, trialId) }),
  })
}
