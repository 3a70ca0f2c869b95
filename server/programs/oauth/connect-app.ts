import type Provider from 'oidc-provider'
import { recordAudit } from '#server/people/audit/record-audit.ts'
import type { Services } from '#server/services.ts'
import { GRANT_SECONDS } from './authorization-server.ts'
import type { AskingProgram } from './asking-program.ts'
import { resourceOf } from './endpoints.ts'
import { insertConnectedApp } from './store.ts'

/** Connects a program after its user has agreed. Returns the consent's id for the authorization server. */
export async function connectApp(
  services: Pick<Services, 'config' | 'db' | 'newId' | 'now'>,
  provider: Provider,
  { userId, program }: { userId: string; program: AskingProgram },
): Promise<string> {
  const { clientId, name, host, scopes } = program
  const grant = new provider.Grant({ accountId: userId, clientId })
  grant.addResourceScope(resourceOf(services.config.publicUrl), scopes.join(' '))
  grant.addOIDCScope('openid offline_access')
  const grantId = await grant.save()
  const [id, createdAt] = [services.newId(), services.now()]
  const expiresAt = new Date(createdAt.getTime() + GRANT_SECONDS * 1000)
  await services.db.transaction(async (tx) => {
    const row = { id, userId, grantId, clientId, name, host, scopes, createdAt, expiresAt, lastUsedAt: null }
    await insertConnectedApp(tx, row)
    await recordAudit(tx, services, {
      kind: 'app-connected',
      userId,
      details: { appId: id, host, scopes: scopes.join(' ') },
    })
  })
  return grantId
}
