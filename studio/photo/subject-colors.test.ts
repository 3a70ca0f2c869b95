import { describe, expect, it } from 'vitest'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import { hexToOklch, hueDistance } from '../color/oklch.ts'
import { studyPhoto } from './study-photo.ts'
import { SUBJECT, type SubjectMask } from './cut-out/subject-mask.ts'
import { subjectColors } from './subject-colors.ts'
import type { Pixels } from './pixels/pixels.ts'

const SIDE = 300
const isHoodie = (x: number, y: number) => Math.abs(x - 150) < 62 && Math.abs(y - 160) < 80
const LAWN = (x: number, y: number): [number, number, number, number] => [
  50 + ((x * 7 + y * 13) % 40),
  120 + ((x * 11 + y * 5) % 60),
  40 + ((x * 3 + y * 17) % 30),
  255,
]

/** A red thing on a lawn: two thirds of the picture are grass. */
function redOnLawn(): Pixels {
  const pixels = drawPixels(SIDE, SIDE, LAWN, [(x, y) => (isHoodie(x, y) ? [190, 30 + (y % 9), 38, 255] : undefined)])
  return pixels
}

const strongest = (swatches: readonly { hex: string; share: number }[]) =>
  hexToOklch(
    swatches.toSorted((one, other) => other.share * hexToOklch(other.hex).c - one.share * hexToOklch(one.hex).c)[0]!
      .hex,
  )

describe('the colors of a photo are those of its subject', () => {
  it('if no mask shows where it is, and the ground has most of the picture', () => {
    expect(hueDistance(strongest(studyPhoto(redOnLawn()).palette).h, 25)).toBeLessThan(15)
  })

  it('if a mask shows it, however small it is', () => {
    const pixels = redOnLawn()
    const labels = new Uint8Array(SIDE * SIDE)
    for (let y = 20; y < 60; y += 1) for (let x = 20; x < 60; x += 1) labels[y * SIDE + x] = SUBJECT
    const mask = { labels, widthPx: SIDE, heightPx: SIDE } as unknown as SubjectMask
    expect(hueDistance(strongest(subjectColors(pixels, mask)).h, 140)).toBeLessThan(15)
  })

  it('and of the whole picture if nothing stands out from it', () => {
    expect(studyPhoto(drawPixels(60, 60, [30, 90, 200, 255], [])).palette).toHaveLength(1)
  })
})
