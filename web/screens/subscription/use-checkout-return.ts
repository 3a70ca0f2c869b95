import { useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from '#web/router/router-view.tsx'

type CheckoutNews = { kind: 'canceled' } | { kind: 'plan' } | { kind: 'pack'; sessionId: string }

/**
 * Gives the result of a checkout from the address. It is read once: `clearAddress` removes it from the address, so
 * that a reload or a bookmark does not show it again.
 */
export function useCheckoutReturn() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [news] = useState(() => readNews(params))
  // `setParams` would be a new function after each change of the address: the effect would run again, and cancel a
  // navigation that the user has started meanwhile.
  const clearAddress = useCallback(
    () => void navigate({ search: '' }, { replace: true, preventScrollReset: true }),
    [navigate],
  )
  return { news, clearAddress }
}

function readNews(params: URLSearchParams): CheckoutNews | undefined {
  if (params.get('canceled') === 'true') return { kind: 'canceled' }
  if (params.get('success') !== 'true') return undefined
  const sessionId = params.get('session_id')
  return sessionId ? { kind: 'pack', sessionId } : { kind: 'plan' }
}
