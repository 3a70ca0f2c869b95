import { type FormatId, getFormat } from '#contract/formats.ts'
import { digitalSourceOf } from '#contract/pictures/digital-source.ts'
import { openWords } from '#server/ads/variants/open-words.ts'
import type { StoredLayout } from '#studio/index.ts'
import { presentFormatRef } from './formats.ts'

/** A finished picture with everything that a manifest says about it. */
export interface PresentedPicture {
  format: FormatId
  url: string
  layout: Pick<StoredLayout, 'layers' | 'family'> & { synthetic?: boolean | null }
  productName: string
  clickUrl?: string | undefined
  sha256?: string | undefined
}

/** The way in which a caller names formats: by capabilities (3.2), or by references to formats (3.0, 3.1). */
export type Routing = 'capabilities' | 'formats'

/** Makes the manifest of a finished picture, with its alternative text and where its parts come from. */
export async function presentManifest(picture: PresentedPicture, { agentUrl, routing }: ManifestOptions) {
  const { format, url, clickUrl, sha256 } = picture
  const { widthPx: width, heightPx: height } = getFormat(format)
  const image = {
    asset_type: 'image',
    url,
    width,
    height,
    format: 'jpg',
    alt_text: await writeAltText(picture),
    ...(sha256 && { ext: { sha256 } }),
  }
  const click = clickUrl && { asset_type: 'url', url: clickUrl, url_type: 'clickthrough' }
  const isCanonical = routing === 'capabilities'
  return {
    ...(isCanonical ? { format_kind: 'image' } : { format_id: presentFormatRef(format, agentUrl) }),
    assets: isCanonical
      ? { image_main: image, ...(click && { landing_page_url: click }) }
      : { image, ...(click && { click_url: click }) },
    provenance: describeProvenance(picture.layout, agentUrl),
  }
}

interface ManifestOptions {
  agentUrl: string
  routing: Routing
}

/**
 * Says how a picture was made. The standard has no term for a composition of photos, words and drawn shapes:
 * `composite_capture` is the nearest as long as no part was made by AI.
 */
function describeProvenance(layout: PresentedPicture['layout'], agentUrl: string) {
  const isSynthetic = digitalSourceOf(layout) === 'compositeSynthetic'
  return {
    digital_source_type: isSynthetic ? 'composite_synthetic' : 'composite_capture',
    declared_by: { role: 'tool', agent_url: agentUrl },
  }
}

/** Returns the alternative text of a picture: the product and every text on it, in reading order. */
export async function writeAltText({
  layout,
  productName,
}: Pick<PresentedPicture, 'layout' | 'productName'>): Promise<string> {
  const { altTextOf, readShownTexts } = await openWords()
  return altTextOf(readShownTexts(layout), productName)
}
