import type { suggestTaglines } from '#contract/taglines.ts'
import { request } from '#web/api/request.ts'
import { useMutationOnce } from '#web/api/use-mutation-once.ts'

interface Words {
  productName: string
  productDescription: string
  taglines: string[]
}

/** Lines that could lead an ad for these words, best first; may be none. */
export function useSuggestedTaglines() {
  return useMutationOnce({
    mutationFn: async (words: Words) => {
      const { taglines } = await request<typeof suggestTaglines>('POST /api/taglines', { body: words })
      return taglines
    },
  })
}
