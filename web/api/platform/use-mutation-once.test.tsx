import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

function given(mutationFn: (word: string) => Promise<string>, onSuccess = vi.fn()) {
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  const { result } = renderHook(() => useMutationOnce({ mutationFn, onSuccess }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  return { result, onSuccess }
}

it('runs once, with its callbacks once, for two calls before the screen has changed', async () => {
  const sent = vi.fn(async (word: string) => word)
  const { result, onSuccess } = given(sent)
  const onEachSuccess = vi.fn()
  act(() => {
    for (let press = 0; press < 2; press += 1) result.current.mutate('lamp', { onSuccess: onEachSuccess })
  })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect([sent, onSuccess, onEachSuccess].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
})

it('runs again once it is over, and at once with other variables', async () => {
  const sent = vi.fn(async (word: string) => word)
  const { result } = given(sent)
  act(() => {
    result.current.mutate('lamp')
    result.current.mutate('mug')
  })
  await waitFor(() => expect(result.current.data).toBe('mug'))
  act(() => result.current.mutate('lamp'))
  await waitFor(() => expect(result.current.data).toBe('lamp'))
  expect(sent.mock.calls.map(([word]) => word)).toEqual(['lamp', 'mug', 'lamp'])
})

it('can be retried after a failure, and after a reset', async () => {
  const sent = vi.fn(async (_word: string): Promise<string> => {
    throw new Error('Oh')
  })
  const { result } = given(sent)
  act(() => result.current.mutate('lamp'))
  await waitFor(() => expect(result.current.isError).toBe(true))
  act(() => result.current.mutate('lamp'))
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
  act(() => result.current.reset())
  await waitFor(() => expect(result.current.isIdle).toBe(true))
  act(() => result.current.mutate('lamp'))
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(3))
})
