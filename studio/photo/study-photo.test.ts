import { describe, expect, it } from 'vitest'
import { drawPixels, type Painter } from '#test/pictures/draw-pixels.ts'
import { studyPhoto } from './study-photo.ts'

const CLEAR = [0, 0, 0, 0] as const
const RED = [200, 30, 40, 255] as const

describe('a transparent picture', () => {
  const bottle: Painter = (x, y) => (Math.abs(x - 250) < 40 && y > 100 && y < 300 ? RED : undefined)
  const softShadow: Painter = (x, y) => {
    const away = Math.hypot((x - 250) / 90, (y - 340) / 25)
    return away < 1 ? [0, 0, 0, Math.round(90 * (1 - away))] : undefined
  }

  it('is cut out and trimmed to the product', () => {
    const study = studyPhoto(drawPixels(500, 400, CLEAR, [bottle]))
    expect(study).toMatchObject({ kind: 'transparent', treatment: 'cutout', standing: true, safeGrounds: 'any' })
    expect(study.subject).toEqual({ x: 211, y: 101, width: 79, height: 199 })
    expect(study.product).toMatchObject({ widthPx: 79, heightPx: 199 })
    expect(study.palette[0]).toEqual({ hex: '#c81e28', share: 1 })
    expect(study.touchesFrame).toEqual([])
  })

  it('loses a soft shadow that was baked into it, and nothing of the product', () => {
    const study = studyPhoto(drawPixels(500, 400, CLEAR, [softShadow, bottle]))
    expect(study.subject).toEqual({ x: 211, y: 101, width: 79, height: 199 })
    expect(study.shadowAttached).toBe(true)
  })

  it('keeps a dark, half transparent lens inside its frame', () => {
    const frame: Painter = (x, y) => (Math.hypot(x - 250, y - 200) < 80 ? [20, 60, 160, 255] : undefined)
    const lens: Painter = (x, y) => (Math.hypot(x - 250, y - 200) < 65 ? [30, 20, 10, 150] : undefined)
    const { product } = studyPhoto(drawPixels(500, 400, CLEAR, [frame, lens]))
    expect([...product!.data.subarray((79 * 159 + 79) * 4, (79 * 159 + 79) * 4 + 4)]).toEqual([30, 20, 10, 150])
  })

  it('is found in a picture that is nine tenths empty', () => {
    const small: Painter = (x, y) => (Math.hypot(x - 400, y - 100) < 50 ? RED : undefined)
    const study = studyPhoto(drawPixels(500, 400, CLEAR, [small]))
    expect(study.product).toMatchObject({ widthPx: 99, heightPx: 99 })
  })

  it('reports the sides at which the frame cuts it off', () => {
    const low: Painter = (x, y) => (Math.abs(x - 250) < 40 && y > 100 ? RED : undefined)
    expect(studyPhoto(drawPixels(500, 400, CLEAR, [low])).touchesFrame).toEqual(['bottom'])
  })

  it('is shown whole when it is empty', () => {
    const study = studyPhoto(drawPixels(300, 200, CLEAR, []))
    expect(study).toMatchObject({ treatment: 'photo', matteConfidence: 0, product: undefined, subject: undefined })
    expect(study.palette).toEqual([])
  })
})

describe('what is measured', () => {
  const GREY = [119, 119, 119, 255] as const
  const disc =
    (edgePx: number): Painter =>
    (x, y) => {
      const inside = Math.min(1, Math.max(0, (90 - Math.hypot(x - 200, y - 200)) / edgePx + 0.5))
      return inside > 0 ? [0, 0, 0, 255 * inside] : undefined
    }
  const stripes = (widthPx: number) =>
    drawPixels(400, 400, (x) => (x % (2 * widthPx) < widthPx ? [40, 40, 40, 255] : [220, 220, 220, 255]), [])

  it('is the lightness of the product, and of the frame beside it, in OKLab', () => {
    const block: Painter = (x, y) => (Math.abs(x - 200) < 80 && Math.abs(y - 200) < 80 ? [0, 0, 0, 255] : undefined)
    const study = studyPhoto(drawPixels(400, 400, GREY, [block]))
    expect(study.treatment).toBe('cutout')
    expect(study.meanLightness).toBeLessThan(0.1)
    // #777777 is .5693 in OKLab.
    expect(study.borderLightness).toBeCloseTo(0.569, 2)
    expect(study.borderHex).toBe('#777777')
  })

  it('is the sharpness: fine stripes more than broad ones, a plain color not at all', () => {
    const [fine, broad, plain] = [stripes(4), stripes(40), drawPixels(400, 400, GREY, [])].map(
      (pixels) => studyPhoto(pixels).sharpness,
    )
    expect(fine).toBeGreaterThan(broad! * 2)
    expect(broad).toBeGreaterThan(60)
    expect(plain).toBe(0)
  })

  it('is the confidence in the matte: full for the own alpha channel, less for a matte that was found', () => {
    expect(studyPhoto(drawPixels(400, 400, CLEAR, [disc(2)])).matteConfidence).toBe(1)
    const found = studyPhoto(drawPixels(400, 400, [236, 236, 238, 255], [softDisc], { smooth: true }))
    expect(found.treatment).toBe('cutout')
    expect(found.matteConfidence).toBeGreaterThan(0.5)
    expect(found.matteConfidence).toBeLessThanOrEqual(1)
  })
})

const softDisc: Painter = (x, y) => (Math.hypot(x - 200, y - 200) < 90 ? [60, 30, 120, 255] : undefined)

describe('a photo that cannot be cut out', () => {
  it('is shown whole when it is one pixel', () => {
    const study = studyPhoto(drawPixels(1, 1, RED, []))
    expect(study).toMatchObject({ treatment: 'photo', widthPx: 1, heightPx: 1, borderHex: '#c81e28' })
  })

  it('is shown whole when it is busy', () => {
    const study = studyPhoto(drawPixels(300, 300, (x, y) => noise(x, y), []))
    expect(study).toMatchObject({ kind: 'busy', treatment: 'photo', matteConfidence: 0 })
  })
})

function noise(x: number, y: number): [number, number, number, number] {
  const hash = (seed: number) => Math.abs(Math.trunc(Math.sin(x * 12.9898 + y * 78.233 + seed) * 43758.5453)) % 256
  return [hash(1), hash(2), hash(3), 255]
}
