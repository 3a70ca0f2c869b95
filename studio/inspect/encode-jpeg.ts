import sharp from 'sharp'
import { type FormatId, getFormat } from '#contract/formats.ts'

export interface EncodedAd {
  jpeg: Uint8Array
  quality: number
}

export type DigitalSource = 'compositeSynthetic' | 'compositeWithTrainedAlgorithmicMedia'

/**
 * Best first. 88 with full chroma is where larger pictures stop gaining (FACTS.md); small formats have bytes to spare, so
 * they start higher.
 */
const QUALITIES = { large: [88, 84, 80, 74, 68, 60], small: [96, 93, 90, 86, 80, 74, 66, 56, 45] }

/** The ad as an opaque sRGB JPEG within its format's bytes, at the highest quality that fits, marked with its provenance. */
export async function encodeJpeg(
  rgba: Uint8Array | Uint8ClampedArray,
  format: FormatId,
  source: DigitalSource,
): Promise<EncodedAd> {
  const { widthPx, heightPx, maxBytes } = getFormat(format)
  const raw = Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength)
  const qualities = Math.min(widthPx, heightPx) < 600 ? QUALITIES.small : QUALITIES.large
  for (const quality of qualities) {
    const jpeg = await sharp(raw, { raw: { width: widthPx, height: heightPx, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .withXmp(provenance(source))
      .toBuffer()
    if (jpeg.byteLength <= maxBytes) return { jpeg, quality }
  }
  throw new Error(`No JPEG quality brings ${format} under ${maxBytes} bytes`)
}

/** IPTC's machine-readable mark for pictures made with a computer (cv.iptc.org/newscodes/digitalsourcetype). */
function provenance(source: DigitalSource): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${source}"
 xmp:CreatorTool="Placard studio"/></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`
}
