import type { suggestTaglinesCall } from '#contract/ads/taglines.ts'
import { request } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

interface Words {
  productName: string
  productDescription: string
  taglines: string[]
}

/** Suggests lines that could lead an ad with these words, best first. There may be none. */
export function useSuggestedTaglines() {
  return useMutationOnce({
    mutationFn: async (words: Words) => {
      const { taglines } = await request<typeof suggestTaglinesCall>('POST /api/taglines', { body: words })
      return taglines
    },
  })
}
