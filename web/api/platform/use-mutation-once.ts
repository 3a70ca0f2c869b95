import { hashKey, useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'

/**
 * Gives a mutation whose `mutate` ignores a call with the same variables while an earlier one is pending, as by a
 * second press of a button: its effects happen once. The button alone cannot prevent that, for it is disabled a moment
 * after the press.
 */
export function useMutationOnce<Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) {
  const mutation = useMutation(options)
  const { mutate: begin, isPending, submittedAt } = mutation
  const running = useRef(new Set<string>())
  useEffect(() => {
    if (!isPending) running.current.clear()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- one may begin and end between two renders
  }, [isPending, submittedAt])

  const mutate = useCallback<typeof begin>(
    (...call) => {
      const key = hashKey([call[0]])
      if (running.current.has(key)) return
      running.current.add(key)
      begin(...call)
    },
    [begin],
  )

  return { ...mutation, mutate }
}
