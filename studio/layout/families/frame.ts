import type { Box } from '#contract/report.ts'
import { arrangeBanner } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import { arrangeBeside, type Beside } from '../arrangements/beside.ts'
import { baselineRow } from '../blocks/foot-row.ts'
import { leadMessage } from '../blocks/lead-message.ts'
import { pageOf } from '../canvas/page.ts'
import type { ComposeContext } from '../compose-context.ts'
import { bottom, grow } from '../layers/box.ts'
import type { Layer } from '../layers/layout.ts'
import { type FramedPicture, framePicture } from '../picture/picture-frame.ts'
import { groundLook } from '../sets/ground-look.ts'
import { styleGround } from '../sets/style-ground.ts'
import type { Family } from './family.ts'
import { posterShape } from '../canvas/shape-rules.ts'

/**
 * Frame: a photo that is shown as it is hangs in the ad as a picture does, in the style's own form: an arch, a slant, a
 * flower, a ring of light; what it throws on the ground is the ad's depth.
 */
export const frameFamily: Family = {
  tried: {
    busy: { clean: 2, bold: 3, luxury: 2, playful: 1, corporate: 2, modern: 3 },
    plain: { clear: 3, foggy: 1 },
    multiplied: { clear: 2, foggy: 1 },
  },
  sceneName: 'picture on a wall',
  storyFoot: 'bare',
  sides: 'swap',
  banner,
  poster(context) {
    const shape = posterShape(context.canvas)
    const { widthPx, heightPx } = context.photos[0]!.pixels
    // A story has no width to spare beside words.
    const isHigh = shape !== 'portrait' && widthPx < WIDE_ASPECT[shape] * heightPx
    for (const start of isHigh ? STARTS : []) {
      const found = beside(context, start)
      if (found) return found
    }
    return under(context, shape)
  },
}

/** From this width over height on a photo hangs under the words, over the whole width. */
const WIDE_ASPECT = { square: 0.94, rectangle: 1.3 }
/** Where the picture begins: a long word or a wide button asks for more of the canvas before the picture gives way altogether. */
const STARTS = [0.44, 0.53]

/** What lies round a picture, in shares of the canvas's shorter side. */
const REACH = 0.018

function hang(context: ComposeContext, { layers }: FramedPicture): { behind: Layer[] } {
  return { behind: [...styleGround(context), ...layers] }
}

/** The picture at the end, between the page's margins, the words in the column that it leaves. */
function beside(context: ComposeContext, start: number): Layer[] | undefined {
  const { canvas } = context
  const { x, width, top } = pageOf(canvas)
  const reach = REACH * canvas.side
  const hung: Beside<FramedPicture & { keep: Box }> = {
    look: groundLook(context),
    start,
    picture: (room) => {
      const frame = { x: room.x, y: top, width: x + width - room.x, height: canvas.heightPx - 2 * top }
      const picture = framePicture(context, grow(frame, -reach))
      return picture && { ...picture, keep: grow(picture.box, reach) }
    },
    dress: ({ picture }) => hang(context, picture),
  }
  return arrangeBeside(context, hung, ['end'])
}

/** Of the canvas's height, what words over the picture may take. */
const WORDS = { square: 0.24, portrait: 0.19, rectangle: 0.3 }

/** The words over the picture, offer and action in one row beneath it. */
function under(context: ComposeContext, shape: keyof typeof WORDS): Layer[] | undefined {
  const look = groundLook(context)
  const page = pageOf(context.canvas)
  const { x, width, gap } = page
  const row = baselineRow(context, { ...page, look, without: { name: true, support: true } })
  const height = WORDS[shape] * context.canvas.heightPx
  const message = row && leadMessage(context, look, { x, y: page.top, width, height, lines: 2, named: true })
  if (!message) return undefined
  const y = bottom(message.box) + gap
  const picture = framePicture(context, { x, y, width, height: row.top - 1.2 * gap - y })
  return picture && [...hang(context, picture).behind, ...message.layers, ...row.layers]
}

/** Of a banner's picture, in units. */
const BANNER = { least: 78, most: 150, margin: 6 }

function banner(context: ComposeContext): Layer[] | undefined {
  const unit = bannerUnit(context.canvas)
  const { widthPx, heightPx } = context.photos[0]!.pixels
  const frame = ({ y, height }: Box, untilPx: number) => {
    const width = Math.min(BANNER.most * unit, Math.max(BANNER.least * unit, (height * widthPx) / heightPx))
    const picture = framePicture(context, { x: Math.round(untilPx - width), y, width, height })
    return picture
  }
  return arrangeBanner(context, {
    look: groundLook(context),
    tune: { headline: 36, gap: 26, top: BANNER.margin, foot: BANNER.margin },
    picture: frame,
    dress: (picture) => hang(context, picture),
  })
}
