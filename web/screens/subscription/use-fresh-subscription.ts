import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CREDITS_KEY } from '#web/api/money/credits.ts'
import { subscriptionQuery } from '#web/api/money/subscription.ts'

/** Polling interval: the provider notifies the server in its own time, which may be after the browser is back. */
const READ_EVERY_MS = 2_000
const READ_FOR_MS = 30_000

/**
 * Polls the subscription until it is active or half a minute is over (then `isLate`), and reads the credits after it.
 */
export function useFreshSubscription() {
  const client = useQueryClient()
  const isOver = useTimeOver(READ_FOR_MS)
  const { data } = useQuery({
    ...subscriptionQuery(),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.hasActiveSubscription || isOver ? false : READ_EVERY_MS),
  })
  const active = data?.hasActiveSubscription ? data : undefined
  const isActive = active !== undefined
  useEffect(() => {
    if (isActive) void client.invalidateQueries({ queryKey: CREDITS_KEY })
  }, [client, isActive])
  return { active, isLate: isOver && !isActive }
}

function useTimeOver(ms: number): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setIsOver, ms, true)
    return () => clearTimeout(timer)
  }, [ms])
  return isOver
}
