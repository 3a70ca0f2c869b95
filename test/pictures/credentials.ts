import { X509Certificate } from 'node:crypto'
import type { Signer } from '#server/pictures/credentials/cose-sign.ts'
import { makeChain } from '#server/pictures/credentials/make-chain.ts'
import { type Credentials, openCredentials } from '#server/pictures/credentials/open-credentials.ts'

/** Makes a signer with a chain of its own, valid from now on, because readers ask the clock. */
export function makeTestSigner(): { signer: Signer; anchors: string } {
  const { key, certificates } = makeChain(new Date())
  const der = certificates.map((pem) => Uint8Array.from(new X509Certificate(pem).raw))
  return { signer: { key, certificates: der }, anchors: certificates.at(-1)! }
}

/** Opens real credentials for a test; they start no process before something is signed or read. */
export function openTestCredentials(signer = makeTestSigner()): Credentials {
  return openCredentials({ ...signer, isOwnChain: true, generator: { name: 'Placard', version: '0.0.0' } })
}
