/** Events that a webhook can be sent, each with what it is about. */
export const WEBHOOK_EVENTS = [
  'ad.finished',
  'ad.failed',
  'ad.stale',
  'review.approved',
  'review.commented',
  'campaign.done',
  'campaign.stale',
  'campaign.recovered',
] as const

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Event that is sent when its owner asks for it, to any endpoint. */
export const TEST_EVENT = 'webhook.test'

export type SentEvent = WebhookEvent | typeof TEST_EVENT
