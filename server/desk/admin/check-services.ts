import { setTimeout as sleep } from 'node:timers/promises'
import type { AdminService } from '#contract/desk/admin.ts'
import { recordAudit } from '#server/people/audit/record-audit.ts'
import { isReachable, modelHosts } from '#server/models/reachable.ts'
import type { Services } from '#server/services.ts'
import { pingDatabase } from '#server/platform/db/ping.ts'

/** Time limit for each service; all are checked at once. */
const LIMIT_MS = 3_000

/** Id of a checkout that does not exist: a provider that reports this has answered. */
const NO_CHECKOUT = 'cs_none'

interface State {
  services: AdminService[]
  resting: string[]
}

export async function checkServices(services: Services, actorId: string, limitMs = LIMIT_MS): Promise<State> {
  const { db, models } = services
  await recordAudit(db, services, { kind: 'services-looked-at', userId: null, actorId, details: {} })
  const asked = Object.entries(checksOf(services)).map(([name, check]) => ask(name, check, limitMs))
  const resting = (models?.breakers() ?? []).filter(({ open }) => open).map(({ provider }) => provider)
  return { services: await Promise.all(asked), resting }
}

type Check = (signal: AbortSignal) => Promise<unknown>

function checksOf({
  db,
  storage,
  payments,
  config,
  models,
}: Pick<Services, 'config' | 'db' | 'models' | 'payments' | 'storage'>): Record<string, Check> {
  const { signIn } = config
  const hosts = models ? modelHosts(models.config) : []
  return {
    database: () => pingDatabase(db),
    storage: () => storage.check(),
    ...(signIn && { issuer: (signal) => askIssuer(signIn.issuer, signal) }),
    payments: () => payments.findCheckout(NO_CHECKOUT),
    ...Object.fromEntries(hosts.map((host): [string, Check] => [host.host, () => requireReachable(host)])),
  }
}

async function askIssuer(issuer: string, signal: AbortSignal): Promise<void> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const { ok, status, body } = await fetch(address, { signal })
  await body?.cancel()
  if (!ok) throw new Error(`The issuer answered ${status}`)
}

async function requireReachable(host: URL): Promise<void> {
  if (!(await isReachable(host))) throw new Error(`${host.host} cannot be reached`)
}

/** Checks one service; no answer in time counts as a failure. */
async function ask(name: string, check: Check, limitMs: number): Promise<AdminService> {
  const begun = performance.now()
  const over = AbortSignal.timeout(limitMs)
  const answered = check(over).then(
    () => true,
    () => false,
  )
  const reachable = await Promise.race([answered, sleep(limitMs, false, { ref: false })])
  return { name, reachable, ms: Math.round(performance.now() - begun) }
}
