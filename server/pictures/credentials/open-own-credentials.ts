import type { Logger } from 'pino'
import { PRODUCT_NAME } from '#contract/product.ts'
import type { Config } from '#server/config.ts'
import { type Credentials, openCredentials } from './open-credentials.ts'
import { readSigner } from './read-signer.ts'

/** Time before the end of its chain from which on a start warns of it: a new certificate may take weeks to get. */
const WARNED_BEFORE_MS = 90 * 24 * 60 * 60 * 1000

/** Opens the credentials of this installation. Throws a StartError if its key or chain cannot sign. */
export async function openOwnCredentials(
  config: Pick<Config, 'credentials' | 'dataDir' | 'version'>,
  { log, now }: { log: Pick<Logger, 'info' | 'warn'>; now: Date },
): Promise<Credentials> {
  const { endsAt, ...signer } = await readSigner(config, now)
  const ends = { endsAt: endsAt.toISOString() }
  if (endsAt.getTime() - now.getTime() < WARNED_BEFORE_MS)
    log.warn(ends, 'The certificate that ads are signed with ends soon')
  else if (signer.isOwnChain) log.info(ends, 'Ads are signed with a chain that was made here, which nobody else trusts')
  return openCredentials({ ...signer, generator: { name: PRODUCT_NAME, version: config.version } })
}
