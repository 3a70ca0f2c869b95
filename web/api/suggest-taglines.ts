import { useMutation } from '@tanstack/react-query'
import type { suggestTaglines } from '#contract/taglines.ts'
import { request } from '#web/api/request.ts'

interface Words {
  productName: string
  productDescription: string
  taglines: string[]
}

/** Lines that could lead an ad for these words, best first; may be none. */
export function useSuggestedTaglines() {
  return useMutation({
    mutationFn: async (words: Words) => {
      const { taglines } = await request<typeof suggestTaglines>('POST /api/taglines', { body: words })
      return taglines
    },
  })
}
