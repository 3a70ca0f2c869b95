import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { createAdFromSketchCall, sketchExperimentCall } from '#contract/ads/experiment.ts'
import type { Angle } from '#contract/ads/angles.ts'
import { ApiError } from '#web/api/platform/api-error.ts'
import { CREDITS_KEY } from '#web/api/money/credits.ts'
import { creativeQuery } from '#web/api/ads/get-creative.ts'
import { creativesQuery } from '#web/api/ads/list-creatives.ts'
import { request, requestVersion } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

/**
 * Gives the sketches of a test, painted again at each request and never in advance: each costs painting time while the
 * user waits.
 */
export function testSketchesQuery(id: string) {
  return queryOptions({
    queryKey: ['test sketches', id],
    queryFn: ({ signal }) =>
      request<typeof sketchExperimentCall>('GET /api/creatives/:id/test', { params: { id }, signal }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
}

export interface SketchChoice {
  angle: Angle
  seed: number
}

/** Turns one of the sketches into an ad of its own. If the ad has changed since, the sketches are requested again. */
export function useKeepSketch(id: string) {
  const client = useQueryClient()
  const { queryKey } = testSketchesQuery(id)
  return useMutationOnce({
    mutationFn: ({ angle, seed }: SketchChoice) => {
      const { version, format, campaignSeed } = client.getQueryData(queryKey)!
      const body = { angle, seed, campaignSeed, format, version }
      return requestVersion<typeof createAdFromSketchCall>('POST /api/creatives/:id/test', { params: { id }, body })
    },
    onSuccess: (creative, { angle }) => {
      client.setQueryData(creativeQuery(creative.id).queryKey, creative)
      client.setQueryData(queryKey, (before) => {
        const keptAs = creative.id
        return (
          before && { ...before, angles: before.angles.map((one) => (one.angle === angle ? { ...one, keptAs } : one)) }
        )
      })
      // The ad is part of a test from now on.
      void client.invalidateQueries({ queryKey: creativeQuery(id).queryKey, exact: true })
      void client.invalidateQueries({ queryKey: creativesQuery().queryKey })
      void client.invalidateQueries({ queryKey: CREDITS_KEY })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'CONFLICT') void client.invalidateQueries({ queryKey })
    },
  })
}
