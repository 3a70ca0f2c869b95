import type { Face } from '../type/faces.ts'
import type { TypePairing } from './direction.ts'

/** Fonts of the user by role, each by the hash of its file. */
export interface OwnFaces {
  heading?: string | undefined
  text?: string | undefined
  /** Strong text; by default the font of the text. */
  strong?: string | undefined
  /** Prices; by default the font of headings. */
  price?: string | undefined
}

/**
 * Settings for a user's font. Its letters are set neither closer nor wider than they were drawn, with room for letters
 * of any height.
 */
const OWN_DISPLAY = { displayTracking: 0, displayLeading: 1.04 }

/** Returns the pairing with these fonts. Roles without one are set in the studio's faces. */
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
 * Returns the pairing of a finished ad after its brand's fonts changed. A font of the user that the ad was set in stays
 * while it exists, and gives way to its successor, or to the studio's face. A role in the studio's faces stays so,
 * because a change of something else changes no letters.
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

/** Returns true if both are set in the same fonts of the user. */
export function sameOwnFaces(one: TypePairing, other: TypePairing): boolean {
  return ROLES.every((role) => one[role].own === other[role].own)
}

function named({ own: _own, ...face }: Face, own: string | undefined): Face {
  return own === undefined ? face : { ...face, own }
}
