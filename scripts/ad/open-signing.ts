import type { AdFormat } from '#contract/sizes.ts'
import { readConfig } from '#server/config.ts'
import type { Photo } from '#server/ads/generation/painter.ts'
import { openOwnCredentials } from '#server/pictures/credentials/open-own-credentials.ts'
import type { Credentials } from '#server/pictures/credentials/open-credentials.ts'
import { sniffImageType } from '#server/pictures/images/image-type.ts'
import { signAd } from '#server/pictures/images/sign-ad.ts'
import { StartError } from '#server/start-error.ts'
import type { Ad } from '#studio/index.ts'
import { BadInput } from '../bad-input.ts'

export interface Signing extends Disposable {
  /** Signs a painted ad; its report then has the weight of the signed file. */
  sign(ad: Ad, made: { format: AdFormat; photos: readonly Photo[]; brief: unknown }): Promise<Ad>
}

const READ = /^(DATA_DIR|C2PA_.*)$/

/** Opens the signing of the server's own key, whose process starts beside the painting. Throws BadInput if it cannot sign. */
export async function openSigning(env: NodeJS.ProcessEnv = process.env): Promise<Signing> {
  const credentials = await openCredentials(env)
  credentials.warmUp()
  return {
    sign: (ad, { format, photos, brief }) =>
      signAd({ credentials, log: LOG }, ad, { format, photos: photos.map(asShown), brief }),
    [Symbol.dispose]: () => credentials.close(),
  }
}

/** Opens the credentials that the server would sign with. Throws BadInput if they cannot sign. */
export async function openCredentials(env: NodeJS.ProcessEnv): Promise<Credentials> {
  const own = Object.fromEntries(Object.entries(env).filter(([name]) => READ.test(name)))
  try {
    return await openOwnCredentials(readConfig(own), { log: LOG, now: new Date() })
  } catch (error) {
    if (error instanceof StartError) throw new BadInput(error.message)
    throw error
  }
}

const LOG = {
  info: () => {},
  warn: (_facts: unknown, text?: string) => void process.stderr.write(`${text}.\n`),
}

function asShown({ bytes, sha256 }: Photo) {
  return { contentType: sniffImageType(bytes) === 'png' ? 'image/png' : 'image/jpeg', sha256 }
}
