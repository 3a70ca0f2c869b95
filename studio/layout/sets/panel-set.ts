import { bottom } from '../../basics/boxes.ts'
import { type Box } from '../../layers/box.ts'
import { hexToOklch, oklchToHex, readableOn } from '../../color/oklch.ts'
import { isLostOn } from '../../color/oppose-subject.ts'
import { buttonOnGround, standsOut } from '../../color/roles.ts'
import { diagonalGround, grain, leaning, paperFolds, shade } from './ground.ts'
import { isDarkProduct } from '../../photo/product-tone.ts'
import type { ComposeContext } from '../compose-context.ts'
import { pickMaterial, wallOf } from './material.ts'
import { inOneInk, type ProductSet, type Standing, type WordsLook } from './product-set.ts'
import { filled, rect, vertical } from '../../layers/fill.ts'
import type { Layer } from '../../layers/layout.ts'
import { contactShadow, dropShadows, shown } from './stand.ts'
import { type Drawn, groundLayers } from './ground-falls.ts'
import { type Ground, groundOf } from './wardrobe.ts'

/** Paper and a strong panel. `look` is for words on the paper, `panelLook` for words on the panel. */
export const panelSet: ProductSet<WordsLook, Standing & { panel: Box }> = {
  look(context) {
    const { colors } = context.direction
    const accent = accentOnPaper(context)
    return { ...inOneInk(colors.ink, buttonOnGround(colors)), soft: colors.inkSoft, accent }
  },
  scenery(context, _look, { panel }) {
    const { canvas, direction } = context
    const [head, third, foot] = panelLook(context).fills
    const plane = (from: number, to: number) => leaning(panel, from, to, 0.22 * panel.width)
    const clip = rect(panel)
    const worn = groundOf(direction)
    return [
      ...paper(context),
      filled(clip, vertical(panel.y, bottom(panel), [0, head], [0.35, third], [1, foot])),
      filled(plane(0.1, 0.42), '#ffffff', { blend: 'soft-light', opacity: 0.32, clip }),
      filled(plane(0.66, 1.16), '#000000', { blend: 'soft-light', opacity: 0.26, clip }),
      ...(worn
        ? groundLayers(context, asPanel(worn), {
            ...ON_PANEL,
            box: panel,
            at: [panel.x + 0.5 * panel.width, 0.45 * canvas.heightPx],
          })
        : // The panel has ribs, or panes of ribbed glass.
          [
            wallOf(context, pickMaterial(context, 'panel', ['flutes', 'reeds']), {
              box: panel,
              dark: direction.style === 'luxury',
            }),
          ]),
      grain(canvas, false),
    ]
  },
  product(context, _look, { placement }) {
    const { shadow } = context.direction.colors
    const contact = context.hero.standing ? [contactShadow(placement, shadow, 0.6)] : []
    return [...dropShadows(placement, shadow, [0.03, 0.045, 0.045, 0.5]), ...contact, shown(placement)]
  },
}

/** Returns the ground of a panel without boards and tiles, which are for walls: a panel is a color of its own. */
function asPanel({ made, falls }: Ground): Ground {
  const isWall = made === 'wood' || made === 'tiles'
  return { ...(made && !isWall && { made }), ...(falls && { falls }) }
}

const ON_PANEL: Drawn = { color: '#ffffff', opacity: 0.32, blend: 'soft-light', isDark: true }

function paper(context: ComposeContext): Layer[] {
  const { canvas, direction } = context
  const { ground, groundDeep } = direction.colors
  if (direction.style === 'luxury') {
    // By night a hanging takes the light from above, because bare paper in luxury is a black hole.
    const hanging = pickMaterial(context, 'paper', ['drape', 'marble'])
    const light = diagonalGround(canvas, shade(ground, 0.1), shade(ground, 0.03), groundDeep)
    return [light, wallOf(context, hanging, { dark: true })]
  }
  const made = direction.style === 'corporate' ? paperFolds(context) : [wallOf(context, 'plaster')]
  return [diagonalGround(canvas, ground, groundDeep), ...made]
}

/** Fills of the panel at its top, at a third and at its foot. */
type Fills = [top: string, third: string, foot: string]

export function panelLook({ direction, hero }: ComposeContext): WordsLook & { fills: Fills } {
  const { colors, style } = direction
  const { surface, surfaceDeep, onSurface, ink, accent, onAccent, glow } = colors
  const on = (fills: Fills, ink: string, fill: string, text: string) => {
    return { fills, ...inOneInk(ink, { fill, text }) }
  }
  if (style === 'corporate') return on([glow, surface, surfaceDeep], onSurface, '#ffffff', accent)
  const isLost = hero.treatment === 'cutout' && isLostOn(hero.palette, accent)
  if (isLost || (!standsOut(colors) && !isDarkProduct(hero)))
    return on([shade(surface, 0.06), surface, surfaceDeep], onSurface, accent, onAccent)
  // A panel of metal would look like mustard: luxury's second tone is the pool's light, kept low.
  const base = style === 'luxury' ? shade(glow, -0.1) : accent
  const fills: Fills = [shade(base, 0.1), shade(base, 0.02), shade(base, -0.16)]
  // In the other styles the surface is a soft floor color: the panel takes the accent, and a light accent needs dark
  // words.
  return style === 'luxury' ? on(fills, ink, accent, onAccent) : on(fills, onAccent, onAccent, accent)
}

/**
 * Returns the accent in a tone that can be read half way down the paper, lines and grain included: an ink that has to
 * be mended costs a second painting.
 */
function accentOnPaper({ direction: { colors } }: ComposeContext): string {
  const [top, foot] = [hexToOklch(colors.ground), hexToOklch(colors.groundDeep)]
  return readableOn(oklchToHex((top.l + foot.l) / 2, (top.c + foot.c) / 2, foot.h), colors.accent, 5.8)
}
