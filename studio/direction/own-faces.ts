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

/**
 * The pairing of a finished ad, when its brand has these by now: a font that it was set in stays while it is there, and gives way to the one
 * in its place, or to our face. What was set in our faces stays so: a change of something else changes no letters.
 */
export function keepOwnFaces(pairing: TypePairing, own: OwnFaces): TypePairing {
  const wanted = withOwnFaces(pairing, own)
  const there = Object.values(own)
  const kept = (face: Face, instead: Face) => (face.own === undefined || there.includes(face.own) ? face : instead)
  return {
    ...pairing,
    display: kept(pairing.display, wanted.display),
    text: kept(pairing.text, wanted.text),
    textStrong: kept(pairing.textStrong, wanted.textStrong),
    price: kept(pairing.price, wanted.price),
  }
}

const ROLES = ['display', 'text', 'textStrong', 'price'] as const

/** Whether both are set in the same fonts of the person's. */
export function sameOwnFaces(one: TypePairing, other: TypePairing): boolean {
  return ROLES.every((role) => one[role].own === other[role].own)
}

function named({ own: _own, ...face }: Face, own: string | undefined): Face {
  return own === undefined ? face : { ...face, own }
}
