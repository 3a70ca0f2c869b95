import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  createWebhookCall,
  deleteWebhookCall,
  listWebhookDeliveriesCall,
  listWebhooksCall,
  NewWebhook,
  rotateWebhookSecretCall,
  sendWebhookAgainCall,
  testWebhookCall,
  updateWebhookCall,
  WebhookChanges,
  WebhookEndpoint,
} from '#contract/programs/webhook.ts'
import { request } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

function webhooksQuery() {
  return queryOptions({
    queryKey: ['webhooks'],
    queryFn: ({ signal }) => request<typeof listWebhooksCall>('GET /api/account/webhooks', { signal }),
    // A user who opens the list again wants its current state.
    gcTime: 0,
  })
}

function deliveriesQuery() {
  return queryOptions({
    queryKey: ['webhook-deliveries'],
    queryFn: ({ signal }) =>
      request<typeof listWebhookDeliveriesCall>('GET /api/account/webhook-deliveries', { signal }),
    gcTime: 0,
  })
}

export function useWebhooks() {
  return useQuery(webhooksQuery())
}

export function useWebhookDeliveries() {
  return useQuery(deliveriesQuery())
}

type Endpoints = readonly WebhookEndpoint[]

/** Gives a function that writes the list of endpoints as an answer has changed it. */
function useEndpointsWriter() {
  const client = useQueryClient()
  return (change: (endpoints: Endpoints) => WebhookEndpoint[]) =>
    client.setQueryData(webhooksQuery().queryKey, (before) => before && { endpoints: change(before.endpoints) })
}

/** Reads the log again after a call that sends something. */
function useLogReader() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: deliveriesQuery().queryKey })
}

export function useCreateWebhook() {
  const write = useEndpointsWriter()
  return useMutationOnce({
    mutationFn: (body: NewWebhook) => request<typeof createWebhookCall>('POST /api/account/webhooks', { body }),
    // The secret stays with the form that shows it.
    onSuccess: ({ secret: _secret, ...made }) => write((endpoints) => [made, ...endpoints]),
  })
}

export function useUpdateWebhook() {
  const write = useEndpointsWriter()
  return useMutationOnce({
    mutationFn: ({ id, ...body }: WebhookChanges & { id: string }) =>
      request<typeof updateWebhookCall>('POST /api/account/webhooks/:id', { params: { id }, body }),
    onSuccess: (changed) => write((endpoints) => endpoints.map((one) => (one.id === changed.id ? changed : one))),
  })
}

export function useDeleteWebhook() {
  const write = useEndpointsWriter()
  const readLog = useLogReader()
  return useMutationOnce({
    mutationFn: (id: string) =>
      request<typeof deleteWebhookCall>('DELETE /api/account/webhooks/:id', { params: { id } }),
    onSuccess: (_nothing, id) => {
      write((endpoints) => endpoints.filter((one) => one.id !== id))
      return readLog()
    },
  })
}

export function useTestWebhook() {
  const readLog = useLogReader()
  return useMutationOnce({
    mutationFn: (id: string) =>
      request<typeof testWebhookCall>('POST /api/account/webhooks/:id/test', { params: { id } }),
    onSuccess: readLog,
  })
}

export function useRotateWebhookSecret() {
  return useMutationOnce({
    mutationFn: (id: string) =>
      request<typeof rotateWebhookSecretCall>('POST /api/account/webhooks/:id/secret', { params: { id } }),
  })
}

export function useSendWebhookAgain() {
  const readLog = useLogReader()
  return useMutationOnce({
    mutationFn: (id: string) =>
      request<typeof sendWebhookAgainCall>('POST /api/account/webhook-deliveries/:id/again', { params: { id } }),
    onSuccess: readLog,
  })
}
