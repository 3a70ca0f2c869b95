import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as contract from '#contract/admin.ts'
import { request, type Input } from '#web/api/request.ts'

const KEY = ['admin'] as const

/** What an operator looks at is how it is now; each look is written down, so nothing looks by itself. */
const FRESH = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false } as const

export function usePeople(search: string) {
  return useQuery({
    ...FRESH,
    queryKey: [...KEY, 'people', search],
    queryFn: ({ signal }) =>
      request<typeof contract.searchPeople>('GET /api/admin/people', { query: { search }, signal }),
  })
}

const personKey = (id: string) => [...KEY, 'person', id]

export function usePerson(id: string) {
  return useQuery({
    ...FRESH,
    queryKey: personKey(id),
    queryFn: ({ signal }) =>
      request<typeof contract.getPerson>('GET /api/admin/people/:id', { params: { id }, signal }),
  })
}

export function useGiveCredits(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof contract.giveCredits>['body']) =>
      request<typeof contract.giveCredits>('POST /api/admin/people/:id/credits', { params: { id }, body }),
    onSuccess: (person) => client.setQueryData(personKey(id), person),
  })
}

const JOBS_KEY = [...KEY, 'jobs']

export function useAdminJobs() {
  return useQuery({
    ...FRESH,
    queryKey: JOBS_KEY,
    queryFn: ({ signal }) => request<typeof contract.listAdminJobs>('GET /api/admin/jobs', { signal }),
  })
}

export function useRetryJob() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => request<typeof contract.retryJob>('POST /api/admin/jobs/:id/retry', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: JOBS_KEY }),
  })
}

export function useCosts() {
  return useQuery({
    ...FRESH,
    queryKey: [...KEY, 'costs'],
    queryFn: ({ signal }) => request<typeof contract.getCosts>('GET /api/admin/costs', { signal }),
  })
}

export function useServices() {
  return useQuery({
    ...FRESH,
    queryKey: [...KEY, 'services'],
    queryFn: ({ signal }) => request<typeof contract.checkServices>('GET /api/admin/services', { signal }),
  })
}
