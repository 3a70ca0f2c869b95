import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { DEMO_SUBJECT_PREFIX, type IdentityProvider } from '../identity-provider.ts'
import { DEMO_CLIENT, DEMO_PATH } from './issuer.ts'
import { makeSelfFetch } from './self-fetch.ts'

/** Describes the app's own demo issuer like any other, except for how it is reached. */
export function demoIdentityProvider(app: FastifyInstance, publicUrl: string): IdentityProvider {
  return {
    id: 'demo',
    name: 'Demo',
    issuer: publicUrl + DEMO_PATH,
    clientId: DEMO_CLIENT.id,
    clientSecret: DEMO_CLIENT.secret,
    subjectPrefix: DEMO_SUBJECT_PREFIX,
    trustEmail: false,
    // Always shows the form: signing out and in again is how one becomes another user.
    extraParameters: { prompt: 'login' },
    fetch: makeSelfFetch(() => listeningAddress(app)),
  }
}

function listeningAddress(app: FastifyInstance): { host: string; port: number } {
  const { address, port } = app.server.address() as AddressInfo
  const isEverywhere = address === '0.0.0.0' || address === '::'
  return { host: isEverywhere ? '127.0.0.1' : address, port }
}
