import { type Box, right } from '../layers/box.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import { type ComposeContext, productAspect } from '../compose-context.ts'
import type { Placement } from '../layers/layout.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import { fanSet, STEP } from '../sets/fan-set.ts'
import type { Family } from './family.ts'
import { isFlat } from '../picture/silhouette.ts'
import { inSet } from './in-set.ts'

/**
 * Fan: flat goods (a card, a book, a box seen from the front) lie on a stack of sheets that fans out behind them, in the
 * deep tones of the palette. The sheets are paper: the product is shown once.
 */
export const fanFamily: Family = {
  tried: { cutOut: { corporate: [2, 'mixed'] } },
  sceneName: 'paper',
  storyFoot: 'bare',
  sides: 'stay',
  suits: ({ hero }) => isFlat(hero),
  ...inSet({
    set: fanSet,
    place: onStack,
    // The words of a banner keep clear of the sheets, those of a poster stand over them.
    startOf: ({ canvas }, placement) =>
      placedBounds(placement).x - (canvas.isLow ? 2.4 * STEP[0] * placement.box.width : 0),
    poster: () => ({ tune: { headline: 0.095, support: 'nowhere', start: 0.46 } }),
    banner: { air: 18, top: 4, foot: 0 },
    orders: 'none',
  }),
}

/** The product's own turn, and that of the sheets under it, from the lowest up; degrees. */
const TURN = -4

/** As large as the room takes it together with the sheets that reach out to the lower left. */
function onStack(context: ComposeContext, { x, ...o }: Box): Placement {
  // Along a banner it is as long as it is there at the end.
  const start = context.canvas.isLow ? Math.max(0, o.width - 190 * bannerUnit(context.canvas)) : 0
  const room = { ...o, x: x + start, width: o.width - start }
  const aspect = productAspect(context)
  // Turned sheets need a little more than their sides: found by fanning out cards of every shape.
  const across = 1 + 2 * STEP[0] + 0.16 / aspect
  const down = 1 + 2 * STEP[1] * aspect + 0.15 * aspect
  const width = Math.min(room.width / across, (room.height / down) * aspect)
  const height = width / aspect
  const spare = (room.width - across * width) / 2
  const above = (room.height - (down * width) / aspect) / 2
  const zone = {
    x: right(room) - width * 1.06 - spare,
    y: room.y + above,
    width: width * 1.06,
    height: height + 0.08 * width,
  }
  return placeProduct(context.hero, zone, { anchor: 'center', alignX: 0.5, rotation: TURN })
}
