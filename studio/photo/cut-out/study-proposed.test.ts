import { expect, it } from 'vitest'
import { drawPixels, type Rgba } from '#test/pictures/draw-pixels.ts'
import type { Mask } from '../pixels/mask.ts'
import type { PhotoStudy } from '../photo-study.ts'
import { studyPhoto } from '../study-photo.ts'

const SIZE = 400
const PAPER: Rgba = [238, 238, 240, 255]

/**
 * Draws what a neural network would propose for a shape of the photo: soft over `softPx` of its own pixels to each
 * side.
 */
function propose(belongs: (x: number, y: number) => boolean, softPx = 2): Mask {
  const side = 320
  const data = new Uint8Array(side * side)
  for (let at = 0; at < data.length; at += 1) {
    let inside = 0
    for (const [dx, dy] of [
      [-softPx, 0],
      [softPx, 0],
      [0, -softPx],
      [0, softPx],
      [0, 0],
    ] as const) {
      if (belongs((((at % side) + dx) * SIZE) / side, ((Math.floor(at / side) + dy) * SIZE) / side)) inside += 1
    }
    data[at] = (255 * inside) / 5
  }
  return { data, widthPx: side, heightPx: side }
}

const isBall = (x: number, y: number): boolean => Math.hypot(x - 200, y - 180) < 110

/** A dark ball, which throws a deep shadow that touches it. */
const onPaper = drawPixels(
  SIZE,
  SIZE,
  PAPER,
  [
    (x, y) => (isBall(x, y) ? [150 - (y - 70) * 0.5, 60, 50, 255] : undefined),
    (x, y) => {
      const away = Math.hypot((x - 215) / 120, (y - 285) / 26)
      const light = Math.min(1, 0.15 + 0.85 * away ** 2)
      return away < 1 ? [238 * light, 238 * light, 240 * light, 255] : undefined
    },
  ],
  { smooth: true },
)

function alphaAt({ product, productBox }: PhotoStudy, x: number, y: number): number {
  const [inX, inY] = [x - productBox!.x, y - productBox!.y]
  if (inX < 0 || inY < 0 || inX >= product!.widthPx || inY >= product!.heightPx) return 0
  return product!.data[(inY * product!.widthPx + inX) * 4 + 3]!
}

it('a shadow that touches its product is separated from it with the help of a proposal', () => {
  expect(studyPhoto(onPaper).treatment).not.toBe('cutout')
  const study = studyPhoto(onPaper, propose(isBall))
  expect(study).toMatchObject({ treatment: 'cutout', kind: 'plain-light', shows: 'product-shot' })
  expect(study.matteConfidence).toBeGreaterThan(0.5)
  expect(alphaAt(study, 200, 180)).toBe(255)
  expect(alphaAt(study, 110, 115)).toBeLessThan(60)
  // Deep in the shadow, right under the ball.
  expect(alphaAt(study, 240, 300)).toBe(0)
  expect(study.subject!.y + study.subject!.height).toBeLessThan(296)
})

it('a proposal of something that is not there is not trusted', () => {
  const study = studyPhoto(
    onPaper,
    propose((x, y) => x > 240 && y < 150),
  )
  expect(study.treatment).not.toBe('cutout')
})

it(
  'a neural network that is nowhere sure is trusted if a sharp edge lies wherever it drew one',
  { tags: 'thorough/variety' },
  () => {
    const isPair = (x: number, y: number): boolean =>
      Math.hypot(x - 150, y - 180) < 100 || Math.hypot(x - 340, y - 180) < 30
    const pair = drawPixels(SIZE, SIZE, PAPER, [(x, y) => (isPair(x, y) ? [150, 60, 50, 255] : undefined)], {
      smooth: true,
    })
    // Without a proposal, two things that lie apart may be two products.
    expect(studyPhoto(pair).treatment).not.toBe('cutout')
    expect(studyPhoto(pair, propose(isPair, 14)).treatment).toBe('cutout')
  },
)

it(
  'paper that may be seen through a strap, in its shade, is no part of a trusted matte',
  { tags: 'thorough/variety' },
  () => {
    const isStrap = (x: number, y: number): boolean => Math.hypot(x - 200, y - 200) < 120
    const isSeen = (x: number, y: number): boolean => Math.hypot(x - 240, y - 200) < 52
    const strap = (shade: number) =>
      drawPixels(
        SIZE,
        SIZE,
        PAPER,
        [
          (x, y) => (isStrap(x, y) && !isSeen(x, y) ? [40, 60, 70 + (y - 80) * 0.2, 255] : undefined),
          (x, y) => {
            const light = shade + 0.1 * ((x - 188) / 104)
            return isSeen(x, y) ? [238 * light, 238 * light, 240 * light, 255] : undefined
          },
        ],
        { smooth: true },
      )
    expect(studyPhoto(strap(0.8), propose(isStrap))).toMatchObject({ refused: { because: 'like-ground' } })
    // A patch as dark as the strap is no paper: it belongs to the strap.
    expect(studyPhoto(strap(0.2), propose(isStrap)).treatment).toBe('cutout')
  },
)

it('a scene stays whole, and reports where its subject is and which sides cut it off', () => {
  const busy = (x: number, y: number): Rgba => {
    const wave = (u: number, v: number) => 0.5 + 0.5 * Math.sin(x / u) * Math.cos(y / v)
    return [20 + 60 * wave(23, 31), 50 + 150 * wave(41, 19), 70 + 150 * wave(17, 53), 255]
  }
  const isPost = (x: number, y: number) => x > 150 && x < 250 && y > 120
  const photo = drawPixels(SIZE, SIZE, busy, [(x, y) => (isPost(x, y) ? [200, 30, 30, 255] : undefined)])
  const study = studyPhoto(photo, propose(isPost))
  expect(study).toMatchObject({ treatment: 'photo', kind: 'busy', shows: 'scene', touchesFrame: ['bottom'] })
  expect(study.product).toBeUndefined()
  expect(Math.abs(study.subject!.x - 150)).toBeLessThan(6)
  expect(Math.abs(study.subject!.width - 100)).toBeLessThan(10)
  const near = studyPhoto(
    photo,
    propose((_, y) => y > 30),
  )
  expect(near).toMatchObject({ shows: 'close-up', touchesFrame: ['right', 'bottom', 'left'] })
})

it('a drawing of flat colors is distinguished from a photo', () => {
  const poster = drawPixels(SIZE, SIZE, (x, y) => (x + y > 400 ? [20, 40, 90, 255] : [240, 120, 30, 255]), [
    (x, y) => ((x % 80) + (y % 60) > 100 ? [250, 240, 220, 255] : undefined),
  ])
  expect(studyPhoto(poster)).toMatchObject({ treatment: 'photo', shows: 'flat-artwork' })
})
