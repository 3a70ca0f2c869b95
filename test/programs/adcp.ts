import { FetchError } from '#server/platform/internet/fetch-error.ts'
import type { GuardedFetch } from '#server/platform/internet/guarded-fetch.ts'
import { drawProduct } from '#test/pictures/pictures.ts'

/** The brand that the examples of the standard are of. */
export const ACME_BRAND = {
  name: 'Acme Outdoor',
  colors: { primary: '#1b5e20', secondary: '#ff6f00' },
}

let photo: Promise<Buffer> | undefined

/** A product on a plain ground, drawn once. */
export function acmePhoto(): Promise<Buffer> {
  return (photo ??= drawProduct('#ffffff', 600).jpeg().toBuffer())
}

/** Answers addresses as the hosts of the standard's examples would, which cannot be reached from a test. */
export const answerAdcpAddresses: GuardedFetch = async (address) => {
  const { pathname } = new URL(address)
  if (/\.(jpg|png)$/.test(pathname)) return { bytes: await acmePhoto(), contentType: 'image/jpeg', address }
  if (pathname === '/.well-known/brand.json') {
    return { bytes: Buffer.from(JSON.stringify(ACME_BRAND)), contentType: 'application/json', address }
  }
  throw new FetchError('status', 'There is nothing at this address', { status: 404 })
}

/** A manifest as buyers of 3.0 and 3.1 send it. */
export function acmeManifest(agentUrl: string, assets: object = {}) {
  return {
    format_id: { agent_url: agentUrl, id: 'display_300x250' },
    assets: {
      image: { asset_type: 'image', url: 'https://assets.example/hero.jpg', width: 600, height: 600 },
      headline: { asset_type: 'text', content: 'Summer Sale – 40% Off All Gear' },
      click_url: { asset_type: 'url', url: 'https://acmeoutdoor.example/summer-sale' },
      ...assets,
    },
  }
}

export function acmePreview(agentUrl: string, assets: object = {}) {
  return { request_type: 'single', creative_manifest: acmeManifest(agentUrl, assets) }
}

export function acmeBuild(agentUrl: string, assets: object = {}) {
  return {
    creative_manifest: acmeManifest(agentUrl, assets),
    target_format_id: { agent_url: agentUrl, id: 'display_300x250' },
    idempotency_key: 'build-of-acme-outdoor-1',
  }
}
