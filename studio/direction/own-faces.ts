import type { Face } from '../type/faces.ts'
import type { TypePairing } from './direction.ts'

/** A person's own fonts by what they set, each by the hash of its file. */
export interface OwnFaces {
  heading?: string | undefined
  text?: string | undefined
  /** Strong text; the font of the text where there is none. */
  strong?: string | undefined
  /** Prices; the font of headings where there is none. */
  price?: string | undefined
}

/** Letters that are not our own are set neither closer nor wider than they were drawn, with room for any of their heights. */
const OWN_DISPLAY = { displayTracking: 0, displayLeading: 1.04 }

/** The pairing with these fonts in the place of any that it names: what it names none for is set in our faces. */
export function withOwnFaces(
  pairing: TypePairing,
  { heading, text, strong = text, price = heading }: OwnFaces,
): TypePairing {
  return {
    ...pairing,
    ...(heading !== undefined && OWN_DISPLAY),
    display: named(pairing.display, heading),
    text: named(pairing.text, text),
    textStrong: named(pairing.textStrong, strong),
    price: named(pairing.price, price),
  }
}

const ROLES = ['display', 'text', 'textStrong', 'price'] as const

/** Whether the pairing names just these. */
export function hasOwnFaces(pairing: TypePairing, own: OwnFaces): boolean {
  const wanted = withOwnFaces(pairing, own)
  return ROLES.every((role) => wanted[role].own === pairing[role].own)
}

function named({ own: _own, ...face }: Face, own: string | undefined): Face {
  return own === undefined ? face : { ...face, own }
}
