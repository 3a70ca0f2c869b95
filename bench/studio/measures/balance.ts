import { gaussianBlur, type NumberPlane } from './gaussian-blur.ts'
import type { GrayPicture } from './picture.ts'
import { sobel } from './sobel.ts'

/** Edges within this share of the longer side count as the same place. */
const BLUR_SHARE = 0.02

export interface Balance {
  /** 1 for a picture that is its own mirror image, left to right. */
  symmetry: number
  /**
   * Distance of the center of the edges from the center of the canvas, in shares of its width or height: the greater
   * one.
   */
  massOffset: number
}

export function measureBalance({ widthPx, heightPx, data }: GrayPicture): Balance {
  const { dx, dy } = sobel({ widthPx, heightPx, data })
  const strength = dx.map((value, index) => Math.hypot(value, dy[index]!))
  const edges = gaussianBlur({ widthPx, heightPx, data: strength }, BLUR_SHARE * Math.max(widthPx, heightPx))
  return { symmetry: mirrorSymmetry(edges), massOffset: massOffset(edges) }
}

function mirrorSymmetry({ widthPx, heightPx, data }: NumberPlane): number {
  let difference = 0
  let sum = 0
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      const [here, there] = [data[y * widthPx + x]!, data[y * widthPx + widthPx - 1 - x]!]
      difference += Math.abs(here - there)
      sum += here + there
    }
  }
  return sum === 0 ? 1 : 1 - difference / sum
}

function massOffset({ widthPx, heightPx, data }: NumberPlane): number {
  let [mass, massX, massY] = [0, 0, 0]
  data.forEach((value, index) => {
    mass += value
    massX += value * ((index % widthPx) + 0.5)
    massY += value * (Math.floor(index / widthPx) + 0.5)
  })
  if (mass === 0) return 0
  return Math.max(Math.abs(massX / mass / widthPx - 0.5), Math.abs(massY / mass / heightPx - 0.5))
}
