/**
 * Declarations of an ad's making in its file, in IPTC's terms (cv.iptc.org/newscodes/digitalsourcetype): composed of
 * several elements, with or without at least one made by generative AI. No zod.
 */
export const DIGITAL_SOURCES = ['composite', 'compositeSynthetic'] as const

export type DigitalSource = (typeof DIGITAL_SOURCES)[number]

/**
 * Returns the digital source of an ad. AI had a part in its picture only through a painted scene, or through a user's
 * photo whose metadata declares it.
 */
export function digitalSourceOf(layout: { family: string; synthetic?: boolean | null }): DigitalSource {
  return isInPaintedPlace(layout) || layout.synthetic ? 'compositeSynthetic' : 'composite'
}

/** Returns true if an image model painted the place in which the product stands. */
export function isInPaintedPlace({ family }: { family: string }): boolean {
  return family === 'scene'
}

const CREATOR_TOOL = 'Placard'

/**
 * The creator tool of our ads from the time when all of them declared `compositeSynthetic`, whether or not AI had a
 * part in them.
 */
export const OLD_CREATOR_TOOL = 'Placard studio'

/** Returns IPTC's machine-readable mark as an XMP packet. */
export function sourceMark(source: DigitalSource): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${source}"
 xmp:CreatorTool="${CREATOR_TOOL}"/></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`
}
