import { bottom, type Box } from '../layers/box.ts'
import { hexToOklch, oklchToHex, readableOn } from '../../color/oklch.ts'
import { buttonOnGround, standsOut } from '../../color/roles.ts'
import { diagonalGround, grain, leaning, paperFolds, shade } from './ground.ts'
import { isDarkProduct } from '../../photo/product-tone.ts'
import type { ComposeContext } from '../compose-context.ts'
import { pickMaterial, wallOf } from './material.ts'
import { inOneInk, type ProductSet, type Standing, type WordsLook } from './product-set.ts'
import { filled, rect, vertical } from '../layers/fill.ts'
import type { Layer } from '../layers/layout.ts'
import { contactShadow, dropShadows, shown } from './stand.ts'

/** Paper and a strong panel. Its look is that of words on the paper; `panelLook` that of words on the panel. */
export const panelSet: ProductSet<WordsLook, Arranged> = {
  look(context) {
    const { colors } = context.direction
    const accent = accentOnPaper(context)
    const action = { ...buttonOnGround(colors), label: accent }
    return { ink: colors.ink, soft: colors.inkSoft, accent, price: colors.ink, action }
  },
  scenery(context, _look, { panel }) {
    const { canvas, direction } = context
    const [head, third, foot] = panelLook(context).fills
    const plane = (from: number, to: number) => leaning(panel, from, to, 0.22 * panel.width)
    const clip = rect(panel)
    return [
      ...paper(context),
      filled(clip, vertical(panel.y, bottom(panel), [0, head], [0.35, third], [1, foot])),
      filled(plane(0.1, 0.1 + 0.32), '#ffffff', { blend: 'soft-light', opacity: 0.32, clip }),
      filled(plane(0.66, 0.66 + 0.5), '#000000', { blend: 'soft-light', opacity: 0.26, clip }),
      wallOf(context, pickMaterial(context, 'panel', PANELS), { box: panel, dark: direction.style === 'luxury' }),
      grain(canvas, false),
    ]
  },
  product(context, _look, { placement }) {
    const { shadow } = context.direction.colors
    const contact = context.hero.standing ? [contactShadow(placement, shadow, 0.6)] : []
    return [...dropShadows(placement, shadow, [0.03, 0.045, 0.045, 0.5]), ...contact, shown(placement)]
  },
}

/** By night a hanging in a light from above, for a bare paper of luxury is a black hole. */
function paper(context: ComposeContext): Layer[] {
  const { canvas, direction } = context
  const { ground, groundDeep } = direction.colors
  switch (direction.style) {
    case 'corporate':
      return [diagonalGround(canvas, ground, groundDeep), ...paperFolds(context)]
    case 'luxury':
      return [
        diagonalGround(canvas, shade(ground, 0.1), shade(ground, 0.03), groundDeep),
        wallOf(context, pickMaterial(context, 'paper', NIGHT_PAPERS), { dark: true }),
      ]
    default:
      return [diagonalGround(canvas, ground, groundDeep), wallOf(context, 'plaster')]
  }
}

const NIGHT_PAPERS = ['drape', 'marble'] as const

interface Arranged extends Standing {
  panel: Box
}

export interface PanelLook extends WordsLook {
  /** From its top, past a third, to its foot. */
  fills: [string, string, string]
}

export function panelLook(context: ComposeContext): PanelLook {
  const { colors, style } = context.direction
  const on = (fills: PanelLook['fills'], ink: string, button: { fill: string; text: string }): PanelLook => ({
    fills,
    ...inOneInk(ink, { ...button, label: ink }),
  })
  if (style === 'corporate') {
    const fills: PanelLook['fills'] = [colors.glow, colors.surface, colors.surfaceDeep]
    return on(fills, colors.onSurface, { fill: '#ffffff', text: colors.accent })
  }
  if (!standsOut(colors) && !isDarkProduct(context.hero)) {
    const fills: PanelLook['fills'] = [shade(colors.surface, 0.06), colors.surface, colors.surfaceDeep]
    return on(fills, colors.onSurface, { fill: colors.accent, text: colors.onAccent })
  }
  // A panel of metal looks like mustard: the pool's light, kept low, is the second tone of luxury.
  const base = style === 'luxury' ? shade(colors.glow, -0.1) : colors.accent
  const fills: PanelLook['fills'] = [shade(base, 0.1), shade(base, 0.02), shade(base, -0.16)]
  // Elsewhere the surface is a soft floor color: the panel takes the accent, and a light one wants dark words.
  return style === 'luxury'
    ? on(fills, colors.ink, { fill: colors.accent, text: colors.onAccent })
    : on(fills, colors.onAccent, { fill: colors.onAccent, text: colors.accent })
}

/** Ribs, or panes of ribbed glass. */
const PANELS = ['flutes', 'reeds'] as const

/** The accent as words have it half way down the paper, lines and grain included: an ink that has to be mended costs a second painting. */
function accentOnPaper({ direction: { colors } }: ComposeContext): string {
  const [top, foot] = [hexToOklch(colors.ground), hexToOklch(colors.groundDeep)]
  return readableOn(oklchToHex((top.l + foot.l) / 2, (top.c + foot.c) / 2, foot.h), colors.accent, 5.8)
}
