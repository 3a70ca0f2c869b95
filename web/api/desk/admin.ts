import { useQuery, useQueryClient } from '@tanstack/react-query'
import type * as contract from '#contract/desk/admin.ts'
import { request, type Input } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

const KEY = ['admin'] as const

/** Options of queries that show the current state to an operator. Each read is logged, so none happens by itself. */
const FRESH = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false } as const

export function usePeople(search: string) {
  return useQuery({
    ...FRESH,
    queryKey: [...KEY, 'people', search],
    queryFn: ({ signal }) =>
      request<typeof contract.searchPeopleCall>('GET /api/admin/people', { query: { search }, signal }),
  })
}

const personKey = (id: string) => [...KEY, 'person', id]

export function usePerson(id: string) {
  return useQuery({
    ...FRESH,
    queryKey: personKey(id),
    queryFn: ({ signal }) =>
      request<typeof contract.getPersonCall>('GET /api/admin/people/:id', { params: { id }, signal }),
  })
}

export function useGiveCredits(id: string) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (body: Input<typeof contract.giveCreditsCall>['body']) =>
      request<typeof contract.giveCreditsCall>('POST /api/admin/people/:id/credits', { params: { id }, body }),
    onSuccess: (person) => client.setQueryData(personKey(id), person),
  })
}

export function useRelinkPerson(id: string) {
  return useChangedPerson(id, (body: Input<typeof contract.relinkPersonCall>['body']) =>
    request<typeof contract.relinkPersonCall>('POST /api/admin/people/:id/relink', { params: { id }, body }),
  )
}

export function useSuspendPerson(id: string) {
  return useChangedPerson(id, (body: Input<typeof contract.suspendPersonCall>['body']) =>
    request<typeof contract.suspendPersonCall>('POST /api/admin/people/:id/suspend', { params: { id }, body }),
  )
}

export function useStopPayments(id: string) {
  return useChangedPerson<void>(id, () =>
    request<typeof contract.stopPaymentsCall>('POST /api/admin/people/:id/stop-payments', { params: { id } }),
  )
}

/** Wraps the calls that answer with the changed person. */
function useChangedPerson<Body>(id: string, change: (body: Body) => Promise<contract.AdminPersonDetails>) {
  const client = useQueryClient()
  return useMutationOnce({ mutationFn: change, onSuccess: (person) => client.setQueryData(personKey(id), person) })
}

export function useDeletePerson(id: string) {
  return useMutationOnce({
    mutationFn: () => request<typeof contract.deletePersonCall>('DELETE /api/admin/people/:id', { params: { id } }),
  })
}

/** Gives the address of a person's export, which the browser saves as a download. */
export function personExportPath(id: string): string {
  const path: typeof contract.PERSON_EXPORT_PATH = '/api/admin/people/:id/export'
  return path.replace(':id', id)
}

const JOBS_KEY = [...KEY, 'jobs']

export function useAdminJobs() {
  return useQuery({
    ...FRESH,
    queryKey: JOBS_KEY,
    queryFn: ({ signal }) => request<typeof contract.listAdminJobsCall>('GET /api/admin/jobs', { signal }),
  })
}

export function useRetryJob() {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (id: string) =>
      request<typeof contract.retryJobCall>('POST /api/admin/jobs/:id/retry', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: JOBS_KEY }),
  })
}

export function useCosts() {
  return useQuery({
    ...FRESH,
    queryKey: [...KEY, 'costs'],
    queryFn: ({ signal }) => request<typeof contract.getCostsCall>('GET /api/admin/costs', { signal }),
  })
}

export function useServices() {
  return useQuery({
    ...FRESH,
    queryKey: [...KEY, 'services'],
    queryFn: ({ signal }) => request<typeof contract.checkServicesCall>('GET /api/admin/services', { signal }),
  })
}
