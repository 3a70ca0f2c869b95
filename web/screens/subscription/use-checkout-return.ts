import { useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

type CheckoutNews = { kind: 'canceled' } | { kind: 'plan' } | { kind: 'pack'; sessionId: string }

/**
 * What the address says about a checkout that just ended. It is read once: when it was dealt with, `forgetAddress` takes
 * it out of the address, so that a reload or a bookmark tells it no second time.
 */
export function useCheckoutReturn() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [news] = useState(() => readNews(params))
  // Setting the parameters instead would be another function after each change of the address: its effect would run again, and end
  // the way to whatever was clicked meanwhile.
  const forgetAddress = useCallback(
    () => void navigate({ search: '' }, { replace: true, preventScrollReset: true }),
    [navigate],
  )
  return { news, forgetAddress }
}

function readNews(params: URLSearchParams): CheckoutNews | undefined {
  if (params.get('canceled') === 'true') return { kind: 'canceled' }
  if (params.get('success') !== 'true') return undefined
  const sessionId = params.get('session_id')
  return sessionId ? { kind: 'pack', sessionId } : { kind: 'plan' }
}
