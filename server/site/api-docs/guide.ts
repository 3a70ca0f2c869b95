import { API_TOKEN_DAYS_MAX } from '#contract/limits.ts'
import { PRODUCT_NAME } from '#contract/product.ts'
import type { SentEvent } from '#contract/programs/webhook-event-names.ts'
import { SESSION_COOKIE } from '#server/people/auth/sessions.ts'
import { CHANGES_PER_MINUTE, READS_PER_MINUTE } from '#server/platform/http/rate-limits.ts'
import { CHECK_WEBHOOK } from './check-webhook.ts'

/** A part of the introduction. In its paragraphs, code stands between backticks. */
export interface GuideSection {
  id: string
  title: string
  paragraphs: readonly string[]
  /** Things to look up, after the paragraphs. */
  list?: readonly string[]
  /** An example in TypeScript. */
  typescript?: string
}

const EVENTS: Record<SentEvent, string> = {
  'ad.finished': 'a picture of an ad is there, new or changed',
  'ad.failed': 'a picture could not be made; its credit is back',
  'ad.stale': 'the ad was changed, and a picture still shows what it was; once for each version of a picture',
  'review.approved': 'a reviewer approved what a link shows',
  'review.commented': 'a reviewer wrote a comment or asked for changes',
  'campaign.done':
    'nothing of a campaign’s start is left to be made; pictures of campaigns have no events of their own',
  'campaign.stale':
    'the address of a campaign has given no list for a day, and again for a week; once each, whatever is tried between them',
  'campaign.recovered': 'a list has come again after `campaign.stale`',
  'webhook.test': '“Send a test” was pressed',
}

/** What holds for every call, before the calls themselves: for the page and for the document's description. */
export const GUIDE: readonly GuideSection[] = [
  {
    id: 'tokens',
    title: 'Tokens and scopes',
    paragraphs: [
      `A program sends an API token as \`Authorization: Bearer\`. Tokens are made on the account page, are part of the Pro plan, last at most ${API_TOKEN_DAYS_MAX} days and can be revoked at any time. A request with a token has no session, whatever cookie it carries.`,
      'The scope `read` is for calls that change nothing, `make` for calls that make, change or delete ads. Each call names the scope that it needs; one that names none is for signed-in browsers, and nothing can be bought by a token. A missing scope is 403 `SCOPE_REQUIRED`, with the challenge of RFC 6750.',
      `Browsers have a session instead, in the cookie \`${SESSION_COOKIE}\`. Changes are taken from the app's own pages and from programs, which send no Origin header.`,
    ],
  },
  {
    id: 'idempotency',
    title: 'Repeating a request',
    paragraphs: [
      'A call that makes or spends something accepts an `Idempotency-Key`: 1 to 255 visible characters of ASCII, such as a random UUID. If no answer arrives, send the same request with the same key. Within 24 hours it gives the same status and body, with `Idempotency-Replayed: true`, and makes nothing twice. The key belongs to the user, whichever token or session sends it.',
      'Another request with the key is 409 `IDEMPOTENCY_KEY_REUSED`. While the first one is being carried out, it is 409 `IDEMPOTENCY_KEY_IN_USE` with Retry-After. A request that failed before it made anything leaves its key free. 409 `ANSWER_LOST` says that the request was carried out and that its answer is gone: look at what is there before you send a new key.',
      'PUT and DELETE can be repeated without a key.',
    ],
  },
  {
    id: 'errors',
    title: 'Errors',
    paragraphs: [
      'A failure is `{code, message}`: the code is for programs, the message is one sentence for a person, and `field` names the input that was wrong, where one was. New codes may be added: treat an unknown one by its status.',
      'The header `x-request-id` names a request in the server’s log. A method that an address does not know is 405 with Allow, for which OPTIONS asks too. Lengths of texts count what a person counts; the maxLength of what is typed is four times that, in UTF-16 units.',
    ],
  },
  {
    id: 'limits',
    title: 'Limits',
    paragraphs: [
      `Each user, and each token apart, has ${READS_PER_MINUTE} reads and ${CHANGES_PER_MINUTE} changes a minute. \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` say what is left of them and for how many seconds. More is 429 with Retry-After; 503 with Retry-After says that the server is busy or cannot reach something that it needs.`,
    ],
  },
  {
    id: 'lists',
    title: 'Lists',
    paragraphs: [
      'A list that can be long has `limit` and `after`: the next page begins after the id, or the place, of the last entry of the page before. A page with fewer entries than `limit` is the last. Lists without them are bounded by the plan and come whole.',
      'Ads and campaigns have `updatedSince`, by which a program fetches what changed since it last asked, and other filters beside it.',
    ],
  },
  {
    id: 'webhooks',
    title: 'Webhooks',
    paragraphs: [
      'A webhook posts to a server of yours what happens, so that it need not ask. Webhooks are made on the account page. A message is JSON, `{type, timestamp, data}`; the data are ids, and addresses of this API at which the rest is.',
      'Answer with any 2xx within ten seconds and do the work afterwards. Anything else is tried again for a day, `Retry-After` is heeded, and 410 turns the webhook off. A message may come twice, with the same `webhook-id`, and messages may overtake each other.',
      `\`webhook-signature\` proves that a message is from ${PRODUCT_NAME}: \`v1,\` and the base64 of an HMAC-SHA256 over \`{webhook-id}.{webhook-timestamp}.{body}\`, with the bytes of the body as they came. The key is the base64 after \`whsec_\` in the signing secret. For 24 hours after a new secret there are two signatures, with a space between them. Refuse a message that is older than five minutes: somebody may have recorded it. Libraries of Standard Webhooks do the same as this function.`,
    ],
    list: Object.entries(EVENTS).map(([type, meaning]) => `\`${type}\`: ${meaning}`),
    typescript: CHECK_WEBHOOK,
  },
  {
    id: 'versions',
    title: 'Versions',
    paragraphs: [
      'The version of the API is in the document. Fields, calls and codes are added within a version; nothing is taken away or given another meaning. What is to end is announced by the headers `Deprecation` (RFC 9745) and `Sunset` (RFC 8594) for six months before.',
    ],
  },
]

/** Writes the guide as CommonMark, which a description in the document may be. */
export function guideAsText(): string {
  return GUIDE.map(sectionAsText).join('\n\n')
}

function sectionAsText({ title, paragraphs, list = [], typescript }: GuideSection): string {
  const parts = [`## ${title}`, ...paragraphs]
  if (list.length > 0) parts.push(list.map((item) => `- ${item}`).join('\n'))
  if (typescript) parts.push(`\`\`\`ts\n${typescript}\n\`\`\``)
  return parts.join('\n\n')
}
