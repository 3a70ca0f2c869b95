import { useEffect, useState } from 'react'
import type { struckAmount } from '#contract/struck-amount.ts'
import { load } from '#web/ui/load-chunk.ts'

const findReader = () => import('#contract/struck-amount.ts')

/**
 * Which of the two is struck through. The reader of amounts knows every currency and comes when there are two to compare; until then,
 * and where it does not come, the discount is, as SPEC.md has it.
 */
export function useStruckAmount(price: string | null, discount: string | null): ReturnType<typeof struckAmount> {
  const [read, setRead] = useState<typeof struckAmount>()
  const isPair = Boolean(discount)
  useEffect(() => {
    if (!isPair) return
    let isGone = false
    load(findReader).then(
      ({ struckAmount: found }) => isGone || setRead(() => found),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [isPair])
  return read ? read(price ?? '', discount ?? '') : 'discount'
}
