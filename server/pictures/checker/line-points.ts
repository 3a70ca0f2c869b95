import type { TextPlace } from '#server/models/lettering/detect-places.ts'
import type { PicturePixels } from './look.ts'

/** Returns a function that gives the point of a picture at a distance along a line of words, and across it, from its middle. */
export function pointsOf({ centre, angle }: TextPlace): (along: number, across: number) => [x: number, y: number] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return (along, across) => [centre[0] + along * cos - across * sin, centre[1] + along * sin + across * cos]
}

/** Returns the same for the first byte of the nearest pixel. */
export function bytesOf({ widthPx, heightPx }: PicturePixels, place: TextPlace) {
  const pointAt = pointsOf(place)
  return (along: number, across: number): number => {
    const [x, y] = pointAt(along, across)
    const column = Math.min(widthPx - 1, Math.max(0, Math.round(x)))
    const row = Math.min(heightPx - 1, Math.max(0, Math.round(y)))
    return (row * widthPx + column) * 4
  }
}
