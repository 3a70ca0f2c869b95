import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'

type CheckoutNews = { kind: 'canceled' } | { kind: 'plan' } | { kind: 'pack'; sessionId: string }

/**
 * What the address says about a checkout that just ended. It is read once: when it was dealt with, `forgetAddress` takes
 * it out of the address, so that a reload or a bookmark tells it no second time.
 */
export function useCheckoutReturn() {
  const [params, setParams] = useSearchParams()
  const [news] = useState(() => readNews(params))
  const forgetAddress = useCallback(() => setParams({}, { replace: true, preventScrollReset: true }), [setParams])
  return { news, forgetAddress }
}

function readNews(params: URLSearchParams): CheckoutNews | undefined {
  if (params.get('canceled') === 'true') return { kind: 'canceled' }
  if (params.get('success') !== 'true') return undefined
  const sessionId = params.get('session_id')
  return sessionId ? { kind: 'pack', sessionId } : { kind: 'plan' }
}
