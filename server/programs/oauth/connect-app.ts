import type Provider from 'oidc-provider'
import { CONNECTED_APPS_MAX } from '#contract/limits.ts'
import { recordAudit } from '#server/people/audit/record-audit.ts'
import { announceSessionEnd } from '#server/people/auth/sign-outs.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import type { Services } from '#server/services.ts'
import { GRANT_SECONDS } from './authorization-server.ts'
import type { AskingProgram } from './asking-program.ts'
import { resourceOf } from './endpoints.ts'
import { deleteGrant, insertConnectedApp, listConnectedApps, takeQuestion } from './store.ts'

type Connected =
  | { outcome: 'connected'; grantId: string }
  /** Another press has answered the question, or the user has as many connections as are possible. */
  | { outcome: 'answered' | 'full' }

/**
 * Connects a program after its user has agreed on the consent page of the interaction `uid`. A user has one connection
 * of a program: it replaces the one before, whose tokens then open nothing.
 */
export async function connectApp(
  services: Pick<Services, 'config' | 'db' | 'newId' | 'now'>,
  provider: Provider,
  { userId, uid, program }: { userId: string; uid: string; program: AskingProgram },
): Promise<Connected> {
  const { clientId, name, host, scopes } = program
  const grant = new provider.Grant({ accountId: userId, clientId })
  grant.addResourceScope(resourceOf(services.config.publicUrl), scopes.join(' '))
  grant.addOIDCScope('openid offline_access')
  const grantId = await grant.save()
  const [id, createdAt] = [services.newId(), services.now()]
  const expiresAt = new Date(createdAt.getTime() + GRANT_SECONDS * 1000)
  const replaced: string[] = []
  const outcome = await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const apps = await listConnectedApps(tx, userId, createdAt)
    const former = apps.filter((app) => app.clientId === clientId)
    if (apps.length - former.length >= CONNECTED_APPS_MAX) return 'full'
    if (!(await takeQuestion(tx, uid, createdAt))) return 'answered'
    for (const app of former) {
      await deleteGrant(tx, app.grantId)
      await recordAudit(tx, services, { kind: 'app-disconnected', userId, details: { appId: app.id } })
      replaced.push(app.id)
    }
    const row = { id, userId, grantId, clientId, name, host, scopes, createdAt, expiresAt, lastUsedAt: null }
    await insertConnectedApp(tx, row)
    await recordAudit(tx, services, {
      kind: 'app-connected',
      userId,
      details: { appId: id, host, scopes: scopes.join(' ') },
    })
    return 'connected'
  })
  for (const appId of replaced) announceSessionEnd(appId)
  if (outcome === 'connected') return { outcome, grantId }
  await deleteGrant(services.db, grantId)
  return { outcome }
}
