import { type Box, grow } from '../layers/box.ts'
import { arrangeBannerOf } from '../arrangements/banner.ts'
import { arrangeBeside } from '../arrangements/beside.ts'
import { pageOf } from '../canvas/page.ts'
import { type ComposeContext, photoAspect } from '../compose-context.ts'
import { framePicture } from '../picture/picture-frame.ts'
import { groundLook, styleGround } from '../sets/style-ground.ts'
import type { Family } from './family.ts'
import { posterShape } from '../canvas/shape-rules.ts'
import { arrangeOver } from '../arrangements/over.ts'
import type { SizeIdea } from '../arrangements/size-idea.ts'

/**
 * Frame: a photo that is shown as it is hangs in the ad as a picture does, in the style's own form: an arch, a slant, a
 * flower, a ring of light; what it throws on the ground is the ad's depth.
 */
export const frameFamily: Family = {
  tried: {
    busy: { clean: 5, bold: 5, luxury: 5, playful: 5, corporate: 5, modern: 5 },
    plain: { clear: 5, foggy: 5 },
    multiplied: { clear: 5, foggy: 5 },
  },
  yields: true,
  sceneName: 'picture on a wall',
  sides: 'swap',
  banner: (context) =>
    arrangeBannerOf(context, hung, { tune: { headline: 36, gap: 26, top: 6, foot: 6 }, widths: [78, 150] }),
  poster(context) {
    const { canvas } = context
    // A story has no width to spare beside words.
    const isHigh = !canvas.isCovered && photoAspect(context) < WIDE_ASPECT[posterShape(canvas)]
    for (const start of isHigh ? STARTS : []) {
      const found = arrangeBeside(context, { ...onWall(context), start }, ['end'])
      if (found) return found
    }
    return arrangeOver(context, onWall(context), ['head'])
  },
}

/** From this width over height on a photo hangs under the words, over the whole width. */
const WIDE_ASPECT = { square: 0.94, portrait: 0, rectangle: 1.3 }
/** Where the picture begins: a long word or a wide button asks for more of the canvas before the picture gives way altogether. */
const STARTS = [0.44, 0.53]

/** What lies round a picture, in shares of the canvas's shorter side. */
const REACH = 0.018

/** At the end between the page's margins, or between the words and their foot. */
function onWall(context: ComposeContext) {
  const { canvas } = context
  const reach = REACH * canvas.side
  return {
    look: groundLook(context),
    named: true as const,
    aspect: photoAspect(context),
    picture: (room: Box) => {
      const { x, width, top } = pageOf(canvas)
      const start = Math.max(room.x, x)
      const side = room.x > 0 ? { y: top, height: canvas.heightPx - 2 * top } : room
      const picture = hung.place(context, grow({ ...side, x: start, width: x + width - start }, -reach), 0, true)
      return picture && { ...picture, box: grow(picture.box, reach) }
    },
  }
}

const hung: SizeIdea = {
  look: groundLook,
  place: (context, room) => {
    const picture = framePicture(context, room)
    return picture && { box: picture.box, dress: () => ({ behind: [...styleGround(context), ...picture.layers] }) }
  },
}
