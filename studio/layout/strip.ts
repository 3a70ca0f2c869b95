import { makeAction } from './call-to-action.ts'
import { type Kit, run } from './kit.ts'
import type { Layer } from './layout.ts'
import { hasOffer, makeOffer } from './offer.ts'
import { placeRun } from './text-run.ts'

/** Headline over one small line (support, or the name), centred in the strip's height. */
export function stripWords(
  kit: Kit,
  options: { x: number; width: number; headline: number; small: number; headlineColor?: string; smallColor?: string },
): Layer[] | undefined {
  const { words } = kit.direction
  const small = words.name ?? words.support
  const line = small
    ? run(kit, words.name ? 'name' : 'support', small, {
        color: options.smallColor,
        max: options.small,
        min: kit.stage.floorText,
        width: options.width,
        lines: words.name ? 2 : 1,
        leading: 1.15,
      })
    : undefined
  if (words.name && !line) return undefined
  const gap = line ? 9 : 0
  const room = kit.stage.heightPx - 20 - (line ? line.heightPx + gap : 0)
  const headline = run(kit, 'headline', words.headline, {
    color: options.headlineColor,
    max: options.headline,
    min: kit.stage.floorText + 2,
    width: options.width,
    height: room,
    lines: 2,
  })
  if (!headline) return undefined
  const total = headline.heightPx + (line ? gap + line.heightPx : 0)
  const y = (kit.stage.heightPx - total) / 2
  return [placeRun(headline, options.x, y), ...(line ? [placeRun(line, options.x, y + headline.heightPx + gap)] : [])]
}

export interface StripEndOptions {
  /** The action's right edge. */
  right: number
  action: Omit<Parameters<typeof makeAction>[1], 'maxWidth'>
  offer: Omit<Parameters<typeof makeOffer>[1], 'maxWidth'>
}

/** Offer and call to action at the end of a strip, both about its middle; `x` is where they begin. */
export function stripEnd(kit: Kit, options: StripEndOptions): { x: number; layers: Layer[] } | undefined {
  const { heightPx: h } = kit.stage
  const action = makeAction(kit, { ...options.action, maxWidth: 170 })
  const offer = makeOffer(kit, { ...options.offer, maxWidth: 150 })
  if (!action || (!offer && hasOffer(kit))) return undefined
  const actionX = options.right - action.widthPx
  const x = actionX - (offer ? offer.widthPx + 18 : 0)
  return { x, layers: [...(offer?.about(x, h / 2) ?? []), ...action.at(actionX, (h - action.heightPx) / 2)] }
}
