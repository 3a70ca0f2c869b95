import type { SentEvent } from '#contract/programs/webhook-event-names.ts'
import { t } from '#web/i18n/i18n.ts'

const EVENT_NAMES: Record<SentEvent, string> = {
  'ad.finished': t('A picture is finished or changed'),
  'ad.failed': t('A picture could not be made'),
  'ad.stale': t('A picture no longer matches its ad'),
  'review.approved': t('A reviewer approves'),
  'review.commented': t('A reviewer comments or asks for changes'),
  'campaign.done': t('A campaign is done'),
  'campaign.stale': t('A campaign’s list has not come for a day, or a week'),
  'campaign.recovered': t('A campaign’s list comes again'),
  'webhook.test': t('A test'),
}

/** Gives an event in words. */
export function eventName(type: SentEvent): string {
  return EVENT_NAMES[type]
}
