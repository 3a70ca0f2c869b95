import type { Box } from '#contract/report.ts'
import { footPlane, planeFall } from '../blocks/foot-plane.ts'
import type { ComposeContext } from '../compose-context.ts'
import { bottom } from '../layers/box.ts'
import type { Layer, Placement, Point } from '../layers/layout.ts'
import { placeProduct } from '../layers/placement.ts'
import { peekingSun, placeGlasses, wearingSun } from '../picture/sun-place.ts'
import { characterSet } from '../sets/character-set.ts'
import { dressSet } from '../sets/product-set.ts'
import { isGlasses, type SunFace } from '../sets/sun-face.ts'
import { arrangeBanner } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import { arrangePoster, type PosterArranged } from '../arrangements/poster.ts'
import { withSticker } from '../arrangements/poster-sticker.ts'
import type { Family } from './family.ts'

/**
 * Character: the product finishes a simple drawn figure. Glasses sit on the sun's face; anything
 * else has the sun look out from behind it.
 */
export const characterFamily: Family = {
  tried: { cutOut: { playful: [2, 'light'] } },
  sceneName: 'drawn sun',
  storyFoot: 'floor',
  // The second says the offer in the foot row, for words too long for a sticker.
  candidates: 2,
  sides: 'stay',
  compose(context) {
    if (context.canvas.shape === 'banner') return banner(context)
    // Where large words leave the sun no room, smaller ones may.
    return poster(context, 0.145) ?? poster(context, 0.1)
  },
}

function poster(context: ComposeContext, headline: number): Layer[] | undefined {
  const { ink } = context.direction.colors
  const onPlane = characterSet.look(context)
  const sunOf = (arranged: PosterArranged) => sunBehind(context, arranged)
  return arrangePoster(context, {
    look: { ...onPlane, ink, accent: ink },
    footLook: onPlane,
    tune: { headline, name: 'foot', besideUpTo: 0.84, lift: 1.6 },
    ...(context.candidate === 0 &&
      withSticker(context, { form: 'scallop', rotation: -9, keepOff: (arranged) => sunBox(sunOf(arranged)) })),
    place: (room, isBeside) => place(context, room, isBeside),
    dress(arranged) {
      const face = sunOf(arranged)
      const plane = footPlane(context, arranged.base - 0.5 * planeFall(context))
      return face && dressSet(context, characterSet, { ...arranged, face, plane })
    },
  })
}

/** A smaller sun, in shares of the shorter side, wears glasses that nobody sees. */
const LEAST_WORN = 0.22

function place(context: ComposeContext, room: Box, isBeside: boolean): Placement | undefined {
  if (isGlasses(context.hero)) {
    // The tips of its halo may reach the headline and the wave, and not the words on it.
    const radius = Math.min(0.28 * context.canvas.side, room.height / 2.2)
    if (radius < LEAST_WORN * context.canvas.side) return undefined
    return placeGlasses(context, [room.x + 0.68 * room.width, room.y + 0.5 * room.height], radius)
  }
  // Under the words the sun needs the room before the product.
  const before = isBeside ? 0 : 0.25 * room.width
  const zone = { ...room, x: room.x + before, width: room.width - before }
  return placeProduct(context.hero, zone, { anchor: 'foot', alignX: 0.8, rotation: 5 })
}

function sunBehind(context: ComposeContext, { placement, texts, base }: PosterArranged): SunFace | undefined {
  if (isGlasses(context.hero)) return wearingSun(placement)
  const headline = texts.flatMap((layer) => (layer.kind === 'text' && layer.part === 'headline' ? layer.box : []))[0]!
  const from = bottom(headline)
  return peekingSun(context, placement, { x: 0, y: from, width: context.canvas.widthPx, height: base - from })
}

function sunBox(sun: SunFace | undefined): Box[] {
  if (!sun) return []
  const { center, radius } = sun
  return [{ x: center[0] - radius, y: center[1] - radius, width: 2 * radius, height: 2 * radius }]
}

/** Ground at the left, a plane at the right, the sun between them, cut off above and below. */
function banner(context: ComposeContext): Layer[] | undefined {
  const { heightPx: h } = context.canvas
  const unit = bannerUnit(context.canvas)
  const isWorn = isGlasses(context.hero)
  return arrangeBanner(context, {
    look: characterSet.look(context),
    words: {},
    tune: { order: 'words first' },
    picture(room, untilPx) {
      const radius = (isWorn ? 54 : 38) * unit
      const width = untilPx - room.x
      if (width < 2 * radius + (isWorn ? 30 : 70) * unit) return undefined
      const center: Point = [room.x + (isWorn ? 0.5 : 0.36) * width, 0.54 * h]
      if (isWorn) {
        const placement = placeGlasses(context, center, radius)
        return { startPx: room.x, placement, face: wearingSun(placement) }
      }
      const start = center[0] + 0.1 * radius
      const zone = { ...room, x: start, width: untilPx - start }
      const placement = placeProduct(context.hero, zone, { anchor: 'center', alignX: 0, rotation: 5 })
      const face: SunFace = { center, radius, tilt: -8, masked: false, look: [-0.3, -0.04] }
      return { startPx: room.x, placement, face }
    },
    dress: ({ picture: { placement, face }, endPx }) => {
      const x = endPx - 40 * unit
      const points: Point[] = [
        [x + 16 * unit, 0],
        [x - 12 * unit, 0.3 * h],
        [x + 22 * unit, 0.62 * h],
        [x - 4 * unit, h],
      ]
      const fill = { type: 'solid' as const, color: context.direction.colors.surface }
      const plane: Layer = { kind: 'shape', shape: { type: 'wave', points, closeTo: 'right' }, fill }
      return dressSet(context, characterSet, { placement, face, plane })
    },
  })
}
