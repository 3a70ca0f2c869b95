import { describe, expect, it } from 'vitest'
import { drawPixels, type Painter, type Rgba } from '#test/pictures/draw-pixels.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { studyPhoto } from '../study-photo.ts'

const SIDE = 320
const WHITE: Rgba = [240, 240, 241, 255]

/** Draws a shade on the ground: `light` gives the share of light left at each place. */
function shade(light: (x: number, y: number) => number, ground: (x: number, y: number) => Rgba): Painter {
  return (x, y) => {
    const [r, g, b] = ground(x, y)
    const left = light(x, y)
    return [r * left, g * left, b * left, 255]
  }
}

const ovalShadow = (x: number, y: number): number => {
  const away = Math.hypot((x - 185) / 105, (y - 240) / 40)
  return away < 1 ? 1 - 0.28 * (1 - away) ** 2 * (1 + 2 * away) : 1
}

/** A standing body with a handle through which the ground is seen. */
const mug: Painter = (x, y) => {
  const onBody = x > 110 && x < 200 && y > 90 && y < 240
  const fromHandle = Math.hypot(x - 205, y - 160)
  const onHandle = x >= 195 && fromHandle < 48 && fromHandle > 32
  return onBody || onHandle ? [30 + (x - 110) * 0.2, 70, 140 - (y - 90) * 0.2, 255] : undefined
}

function alphaAt(study: { product?: Pixels; productBox?: { x: number; y: number } }, x: number, y: number): number {
  const { data, widthPx } = study.product!
  return data[((y - study.productBox!.y) * widthPx + x - study.productBox!.x) * 4 + 3]!
}

describe('a product on a plain ground', () => {
  const onWhite = drawPixels(SIDE, SIDE, WHITE, [shade(ovalShadow, () => WHITE), mug], { smooth: true })
  const study = studyPhoto(onWhite)

  it('is cut out without its shadow', () => {
    expect(study).toMatchObject({ kind: 'plain-light', treatment: 'cutout', safeGrounds: 'any', shadowAttached: true })
    expect(study.standing).toBe(true)
    expect(study.matteConfidence).toBeGreaterThan(0.9)
    expect(Math.abs(study.subject!.x - 110)).toBeLessThanOrEqual(2)
    expect(Math.abs(study.subject!.y + study.subject!.height - 240)).toBeLessThanOrEqual(2)
  })

  it('is transparent inside the handle and solid in the body', () => {
    expect(alphaAt(study, 218, 160)).toBe(0)
    expect(alphaAt(study, 150, 160)).toBe(255)
    expect(alphaAt(study, 245, 160)).toBe(255)
  })

  it('keeps no light of the old ground on its rim', () => {
    const { product } = study
    let lightest = 0
    for (let i = 0; i < product!.data.length; i += 4) {
      if (product!.data[i + 3]! > 60) lightest = Math.max(lightest, product!.data[i]!)
    }
    expect(lightest).toBeLessThan(90)
  })

  it('keeps a highlight along its edge', { tags: 'thorough/variety' }, () => {
    const light: Painter = (x, y) => (x > 110 && x < 113 && y > 120 && y < 200 ? [110, 126, 165, 255] : undefined)
    const shining = studyPhoto(drawPixels(SIDE, SIDE, WHITE, [mug, light], { smooth: true }))
    expect(alphaAt(shining, 112, 160)).toBeGreaterThan(230)
  })

  it('is the same study every time', { tags: 'thorough/variety' }, () => {
    expect(studyPhoto(onWhite)).toEqual(study)
  })

  it('is found on a ground that falls off in light and turns in hue', () => {
    const falling = (x: number, y: number): Rgba => {
      const away = Math.hypot(x - 130, y - 100) / SIDE
      return [235 - 60 * away * away, 232 - 70 * away * away, 230 - 50 * away, 255]
    }
    const study = studyPhoto(drawPixels(SIDE, SIDE, falling, [shade(ovalShadow, falling), mug], { smooth: true }))
    expect(study.treatment).toBe('cutout')
    expect(Math.abs(study.subject!.width - 143)).toBeLessThanOrEqual(4)
  })

  it('is found on a colored ground', { tags: 'thorough/variety' }, () => {
    const study = studyPhoto(drawPixels(SIDE, SIDE, [236, 196, 60, 255], [mug], { smooth: true }))
    expect(study).toMatchObject({ kind: 'plain-colored', treatment: 'cutout' })
  })

  it('keeps no color of the ground between its parts', { tags: 'thorough/variety' }, () => {
    const narrow: Painter = (x, y) => (Math.abs(x - 130) < 4 && Math.abs(y - 150) < 6 ? [236, 196, 60, 255] : undefined)
    const study = studyPhoto(drawPixels(SIDE, SIDE, [236, 196, 60, 255], [mug, narrow], { smooth: true }))
    expect(alphaAt(study, 130, 150)).toBe(0)
  })

  it('shows no sliver of a grey ground between its parts', () => {
    const grey: Rgba = [206, 205, 203, 255]
    const slit: Painter = (x, y) => (Math.abs(x - 150) < 5 && Math.abs(y - 150) < 1 ? grey : undefined)
    const study = studyPhoto(drawPixels(SIDE, SIDE, grey, [mug, slit], { smooth: true }))
    expect(study).toMatchObject({ treatment: 'cutout', safeGrounds: 'any' })
    expect(alphaAt(study, 150, 150)).toBe(0)
  })

  it('keeps a small white print, and stays on light grounds, as it might be ground', () => {
    const white: Rgba = [250, 250, 250, 255]
    const print: Painter = (x, y) => (Math.abs(x - 150) < 4 && Math.abs(y - 150) < 1.5 ? white : undefined)
    const study = studyPhoto(drawPixels(SIDE, SIDE, white, [mug, print], { smooth: true }))
    expect(study).toMatchObject({ treatment: 'cutout', safeGrounds: 'light' })
    expect(alphaAt(study, 150, 150)).toBe(255)
  })

  it('is found in a picture 110 px wide', () => {
    const small: Painter = (x, y) => mug(x * 2.9, y * 2.9)
    expect(studyPhoto(drawPixels(110, 110, WHITE, [small], { smooth: true })).treatment).toBe('cutout')
  })

  it('is found in a banner', { tags: 'thorough/variety' }, () => {
    const study = studyPhoto(drawPixels(700, 200, WHITE, [(x, y) => mug(x - 200, y + 60)], { smooth: true }))
    expect(study.treatment).toBe('cutout')
    expect(Math.abs(study.subject!.x - 310)).toBeLessThanOrEqual(2)
  })
})

describe('a product that a cut would harm', () => {
  it('stays on its ground when it is white on white', () => {
    const body: Painter = (x, y) =>
      Math.hypot(x - 160, y - 160) < 80 ? [240 - (x - 80) * 0.06, 240, 240, 255] : undefined
    const label: Painter = (x, y) => (Math.abs(x - 160) < 20 && Math.abs(y - 160) < 12 ? [30, 80, 200, 255] : undefined)
    const outline: Painter = (x, y) =>
      Math.abs(Math.hypot(x - 160, y - 160) - 80) < 1.5 ? [226, 226, 228, 255] : undefined
    const study = studyPhoto(drawPixels(SIDE, SIDE, WHITE, [body, outline, label], { smooth: true }))
    expect(study).toMatchObject({ kind: 'plain-light', treatment: 'multiply', safeGrounds: 'light' })
  })

  it('keeps a white print in its middle', () => {
    const shirt: Painter = (x, y) => (Math.abs(x - 160) < 90 && Math.abs(y - 160) < 90 ? [25, 25, 28, 255] : undefined)
    const print: Painter = (x, y) => (Math.hypot(x - 160, y - 160) < 25 ? WHITE : undefined)
    const study = studyPhoto(drawPixels(SIDE, SIDE, WHITE, [shirt, print], { smooth: true }))
    expect(study.treatment).toBe('multiply')
  })

  it('keeps its shadow when the shadow is as dark as its foot', () => {
    const dark: Painter = (x, y) => (Math.abs(x - 150) < 45 && y > 90 && y < 230 ? [28, 28, 30, 255] : undefined)
    const deep = shade(
      (x, y) => {
        const away = Math.hypot((x - 170) / 90, (y - 228) / 40)
        return away < 1 ? 1 - 0.9 * (1 - away * away) : 1
      },
      () => WHITE,
    )
    const study = studyPhoto(drawPixels(SIDE, SIDE, WHITE, [deep, dark], { smooth: true }))
    expect(study.treatment).toBe('multiply')
  })

  it('is shown whole when it is lighter than its ground, but not clear of it', () => {
    const pale: Painter = (x, y) => {
      const away = Math.hypot(x - 160, y - 160)
      return away < 90 ? [250 - away * 0.3, 250 - away * 0.3, 250 - away * 0.3, 255] : undefined
    }
    const print: Painter = (x, y) => (Math.abs(x - 160) < 30 && Math.abs(y - 150) < 8 ? [20, 60, 160, 255] : undefined)
    const study = studyPhoto(drawPixels(SIDE, SIDE, [222, 222, 222, 255], [pale, print], { smooth: true }))
    expect(study.treatment).toBe('photo')
  })

  it('is shown whole when it is near black on black', () => {
    const black: Rgba = [14, 14, 16, 255]
    const thing: Painter = (x, y) => (Math.hypot(x - 160, y - 160) < 80 ? [22, 22, 25, 255] : undefined)
    expect(studyPhoto(drawPixels(SIDE, SIDE, black, [thing], { smooth: true }))).toMatchObject({
      kind: 'plain-dark',
      treatment: 'photo',
    })
  })

  it('is shown whole when it is clear glass with a bright rim', () => {
    const glass = (inside: Rgba): Painter => {
      return (x, y) => {
        const depth = Math.min(60 - Math.abs(x - 160), 110 - Math.abs(y - 160))
        return depth < 0 ? undefined : depth < 5 ? [205, 207, 210, 255] : inside
      }
    }
    const study = (inside: Rgba) =>
      studyPhoto(drawPixels(SIDE, SIDE, [14, 14, 16, 255], [glass(inside)], { smooth: true }))
    expect(study([52, 52, 56, 255])).toMatchObject({ treatment: 'photo', refused: { because: 'see-through' } })
    expect(study([150, 40, 40, 255]).treatment).toBe('cutout')
  })

  it('is shown whole when the frame cuts it off', () => {
    const wide: Painter = (x, y) => (y > 120 && x > 40 ? [180, 40, 50, 255] : undefined)
    expect(studyPhoto(drawPixels(SIDE, SIDE, WHITE, [wide], { smooth: true })).treatment).toBe('photo')
  })

  it('may leave the frame by a cord, and reports where', () => {
    const cord: Painter = (x, y) => (Math.abs(x - 150) < 4 && y > 200 ? [30, 30, 32, 255] : undefined)
    const study = studyPhoto(drawPixels(SIDE, SIDE, WHITE, [mug, cord], { smooth: true }))
    expect(study).toMatchObject({ treatment: 'cutout', touchesFrame: ['bottom'] })
  })

  it('is nothing when the photo shows only ground', () => {
    expect(studyPhoto(drawPixels(SIDE, SIDE, WHITE, []))).toMatchObject({ kind: 'plain-light', treatment: 'photo' })
  })
})

describe('a photo whose ground was divided out', () => {
  const lid: Painter = (x, y) => (Math.abs(x - 150) < 60 && Math.abs(y - 80) < 22 ? [170, 120, 70, 255] : undefined)
  const glass: Painter = (x, y) =>
    Math.abs(Math.hypot(x - 150, (y - 205) * 2) - 58) < 2 ? [208, 209, 211, 255] : undefined
  const jar = drawPixels(SIDE, SIDE, WHITE, [shade(ovalShadow, () => WHITE), glass, lid], { smooth: true })

  it('is clear at its edges and keeps the shadow and the glass as shade', () => {
    const study = studyPhoto(jar)
    expect(study.treatment).toBe('multiply')
    const { widthPx, heightPx } = study.product!
    const { x: left, y: top } = study.productBox!
    for (let x = 0; x < widthPx; x += 1) {
      expect(alphaAt(study, left + x, top)).toBe(0)
      expect(alphaAt(study, left + x, top + heightPx - 1)).toBe(0)
    }
    expect(alphaAt(study, 150, 150)).toBe(0)
    expect(alphaAt(study, 215, 238)).toBeGreaterThan(10)
    expect(alphaAt(study, 150, 176)).toBeGreaterThan(20)
    expect(alphaAt(study, 150, 176)).toBeLessThan(120)
  })

  it('keeps the colors of what is solid', () => {
    const { product, productBox } = studyPhoto(jar)
    const at = ((80 - productBox!.y) * product!.widthPx + 150 - productBox!.x) * 4
    expect([...product!.data.subarray(at, at + 4)]).toEqual([170, 120, 70, 255])
  })

  it('ends its shadow before the frame, where the photo cuts it off', { tags: 'thorough/variety' }, () => {
    const long = shade(
      (x, y) => (x > 150 && Math.abs(y - 220) < 40 ? 1 - 0.3 * (1 - Math.abs(y - 220) / 40) : 1),
      () => WHITE,
    )
    const study = studyPhoto(drawPixels(SIDE, SIDE, WHITE, [long, glass, lid], { smooth: true }))
    expect(study.treatment).toBe('multiply')
    const { widthPx, heightPx } = study.product!
    expect(study.productBox!.x + widthPx).toBe(SIDE)
    for (let y = 0; y < heightPx; y += 1) expect(alphaAt(study, SIDE - 1, study.productBox!.y + y)).toBeLessThan(3)
    expect(alphaAt(study, 230, 220)).toBeGreaterThan(30)
  })

  it('shows no step where the core of a deep shadow begins', () => {
    const deep = shade(
      (x, y) => 1 - 0.7 * Math.max(0, 1 - Math.hypot((x - 180) / 130, (y - 250) / 45)),
      () => WHITE,
    )
    const study = studyPhoto(drawPixels(SIDE, SIDE, WHITE, [deep, lid], { smooth: true }))
    expect(study.treatment).toBe('multiply')
    let steepest = 0
    for (let y = 200; y < 300; y += 1) {
      for (const x of [140, 180, 220, 260]) {
        steepest = Math.max(steepest, Math.abs(alphaAt(study, x, y + 1) - alphaAt(study, x, y)))
      }
    }
    expect(steepest).toBeLessThan(13)
  })

  it('is not divided if hardly anything would be left of the product', () => {
    const mug: Painter = (x, y) => (Math.hypot(x - 160, y - 160) < 80 ? [213, 213, 215, 255] : undefined)
    expect(studyPhoto(drawPixels(SIDE, SIDE, WHITE, [mug], { smooth: true })).treatment).toBe('photo')
  })
})
