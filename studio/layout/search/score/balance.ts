import { lineBoxes, middleOf } from '../../layers/box.ts'
import { isBold } from '../../../type/faces.ts'
import { productAlpha } from '../../layers/placement.ts'
import { between, type View } from './view.ts'

/**
 * The mass of edges of a good ad lies within .04 of the middle. Boxes know only the mass of things: on ads that were made
 * and kept it lies within .1 across and .14 down, and what has slipped to one side is beyond twice that.
 */
const ACROSS = { good: 0.1, bad: 0.24 }
const DOWN = { good: 0.13, bad: 0.28 }
/** A banner is read along: its picture stands where it must, and the eye forgives twice the distance. */
const BANNER_SLACK = 1.6
/** Ink is denser than a picture: letters fill about half of their box, but stand at full contrast. */
const TEXT_DENSITY = 0.8
const LIGHT_TEXT_DENSITY = 0.55
/** A framed photo is a rectangle of middling contrast. */
const PHOTO_DENSITY = 0.5
const SAMPLES = 16

/** The weight of what is shown lies about the middle of the canvas: little to the side, a little more up or down. */
export function scoreBalance(view: View): number {
  const { layout, canvas } = view
  const weights = [...pictureWeights(view), ...textWeights(view)]
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return 0
  const x = weights.reduce((sum, item) => sum + item.weight * item.x, 0) / total
  const y = weights.reduce((sum, item) => sum + item.weight * item.y, 0) / total
  // On a story the eye's middle is that of the free zone.
  const [, middleY] = middleOf(canvas.safe)
  const slack = canvas.isLow ? BANNER_SLACK : 1
  const across = Math.abs(x - layout.widthPx / 2) / layout.widthPx / slack
  const down = Math.abs(y - middleY) / canvas.safe.height / slack
  return 0.6 * between(across, ACROSS.good, ACROSS.bad) + 0.4 * between(down, DOWN.good, DOWN.bad)
}

interface Weight {
  x: number
  y: number
  weight: number
}

function textWeights({ texts }: View): Weight[] {
  return texts.flatMap((text) =>
    lineBoxes(text).map((box) => ({
      ...middle(box),
      weight: box.width * box.height * (isBold(text.face) ? TEXT_DENSITY : LIGHT_TEXT_DENSITY),
    })),
  )
}

function pictureWeights({ picture, placement, hero }: View): Weight[] {
  const cell = (picture.width * picture.height) / (SAMPLES * SAMPLES)
  if (!placement) return [{ ...middle(picture), weight: picture.width * picture.height * PHOTO_DENSITY }]
  const alphaAt = productAlpha(hero, placement)
  const weights: Weight[] = []
  for (let row = 0; row < SAMPLES; row += 1) {
    for (let column = 0; column < SAMPLES; column += 1) {
      const x = picture.x + ((column + 0.5) / SAMPLES) * picture.width
      const y = picture.y + ((row + 0.5) / SAMPLES) * picture.height
      if (alphaAt(x, y) >= 128) weights.push({ x, y, weight: cell * PHOTO_DENSITY })
    }
  }
  return weights
}

function middle(box: { x: number; y: number; width: number; height: number }): { x: number; y: number } {
  const [x, y] = middleOf(box)
  return { x, y }
}
