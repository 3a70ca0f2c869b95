import { useEffect, useState } from 'react'
import type { struckAmount } from '#contract/prices/struck-amount.ts'
import { load } from '#web/ui/browser/load-chunk.ts'

const findReader = () => import('#contract/prices/struck-amount.ts')

/**
 * Tells which of the two amounts is struck through. The parser of amounts, which knows every currency, loads when there
 * are two to compare. Until then, and if it fails to load, the discount is, as in SPEC.md.
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
