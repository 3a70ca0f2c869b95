import { oklchToHex, hexToOklch } from '../../colour/oklch.ts'
import { makeAction } from '../call-to-action.ts'
import { fillGround, grain } from '../ground.ts'
import { type Family, type Kit, productAspect } from '../kit.ts'
import type { Fill, Layer, Shape } from '../layout.ts'
import { stackMessage } from '../message.ts'
import { hasOffer, makeOffer } from '../offer.ts'
import { placedBounds, placeProduct } from '../placement.ts'
import { stripEnd, stripWords } from '../strip.ts'

/**
 * Paper: a photo whose plain ground was divided out, multiplied on light paper so that glass, wires and the real shadow
 * stay; the style's colour is the plane at the foot. Multiply recolours on anything darker than this paper (RECIPES).
 */
export const paperFamily: Family = {
  compose(kit) {
    return kit.stage.shape === 'strip' ? strip(kit) : poster(kit)
  },
}

function poster(kit: Kit): Layer[] | undefined {
  const { stage } = kit
  const { widthPx: w, heightPx: h, side: s, shape } = stage
  const rectangle = shape === 'rectangle'
  const tall = shape === 'tall'
  const x = rectangle ? 18 : (tall ? 0.083 : 0.07) * w
  const rowHeight = rectangle ? 34 : 0.074 * s
  const rowCenter = tall ? h - 384 - rowHeight : rectangle ? h - 32 : h - 0.088 * s
  const planeTop = rowCenter - (rectangle ? 32 : 0.088 * s)
  const wide = productAspect(kit) > 0.85
  const top = tall ? 0.152 * h : rectangle ? 18 : 0.072 * h
  const message = stackMessage(kit, {
    x,
    y: top,
    width: wide || tall ? w - 2 * x : 0.5 * w - x,
    height: (wide || tall ? (tall ? 0.2 : 0.34) : 0.66) * h,
    headline: {
      max: (tall ? 0.128 : wide ? 0.104 : 0.094) * s * (rectangle ? 1.25 : 1),
      min: (rectangle ? 0.07 : 0.05) * s,
      lines: wide || tall ? 2 : 4,
      color: onPaper(kit).ink,
    },
    nameSize: rectangle ? 12.5 : (tall ? 0.036 : 0.028) * s,
    nameColor: onPaper(kit).accent,
    supportSize: rectangle ? 0 : (tall ? 0.037 : 0.03) * s,
    supportColor: onPaper(kit).soft,
    supportLines: wide || tall ? 2 : 4,
    air: rectangle ? 0.75 : 0.95,
  })
  const foot = planeRow(kit, { x, width: w - 2 * x, centerY: rowCenter, height: rowHeight })
  if (!message || !foot) return undefined
  const productTop = wide || tall ? message.box.y + message.box.height + 0.02 * s : top
  const base = planeTop - 0.012 * s
  const zone =
    wide || tall
      ? { x: 0.04 * w, y: productTop, width: 0.92 * w, height: base - productTop }
      : { x: 0.47 * w, y: productTop, width: 0.5 * w, height: base - productTop }
  if (zone.height < 0.2 * s) return undefined
  const placement = placeProduct(kit.hero, zone, { anchor: 'foot', alignX: wide || tall ? 0.6 : 0.5 })
  return [
    ...paper(kit),
    { kind: 'product', photo: 0, placement, blend: 'multiply' },
    ...plane(kit, planeTop),
    ...message.layers,
    ...foot,
  ]
}

function strip(kit: Kit): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = kit.stage
  const plane = planeLook(kit)
  const end = stripEnd(kit, {
    right: w - 16,
    action: { size: 14, height: 36, ...plane.action },
    offer: { size: 25, color: plane.text, oldColor: plane.text, badge: { size: 14, color: plane.text } },
  })
  if (!end) return undefined
  const edge = end.x - 20
  const zone = { x: 300, y: 3, width: Math.max(50, edge - 14 - 300), height: h - 6 }
  const placement = placeProduct(kit.hero, zone, { anchor: 'center', alignX: 0.6 })
  const ink = onPaper(kit)
  const words = stripWords(kit, {
    x: 22,
    width: placedBounds(placement).x - 22 - 14,
    headline: 32,
    small: 13.5,
    headlineColor: ink.ink,
    smallColor: ink.soft,
  })
  return (
    words && [
      ...paper(kit),
      { kind: 'product', photo: 0, placement, blend: 'multiply' },
      {
        kind: 'shape',
        shape: { type: 'rect', box: { x: edge, y: 0, width: w - edge, height: h } },
        fill: {
          type: 'linear',
          from: [edge, 0],
          to: [w, h],
          stops: [
            [0, plane.fill],
            [1, plane.fillDeep],
          ],
        },
      },
      ...words,
      ...end.layers,
    ]
  )
}

/** Near white, with a breath of the palette: L at least .93 and C at most .02, or multiply would tint the product. */
function paper(kit: Kit): Layer[] {
  const { stage, direction } = kit
  const { h } = hexToOklch(direction.colors.surface)
  return [
    fillGround(stage, {
      type: 'linear',
      from: [0, 0],
      to: [stage.widthPx, stage.heightPx],
      stops: [
        [0, oklchToHex(0.985, 0.006, h)],
        [1, oklchToHex(0.945, 0.016, h)],
      ],
    }),
    { ...grain(stage, false), strength: 0.03 } as Layer,
  ]
}

/** Dark inks of the palette's hue, whatever the style's own ground would have asked for. */
function onPaper(kit: Kit): { ink: string; soft: string; accent: string } {
  const { colors, style } = kit.direction
  const hue = hexToOklch(style === 'luxury' ? colors.glow : colors.surface).h
  return { ink: oklchToHex(0.22, 0.05, hue), soft: oklchToHex(0.38, 0.04, hue), accent: oklchToHex(0.45, 0.14, hue) }
}

interface PlaneLook {
  fill: string
  fillDeep: string
  text: string
  action: { fill: string; text: string; label: string; radius: 'pill' | 'soft' | 'square' }
}

function planeLook(kit: Kit): PlaneLook {
  const { colors, style } = kit.direction
  switch (style) {
    case 'clean':
      return {
        fill: colors.surface,
        fillDeep: colors.groundDeep,
        text: colors.ink,
        action: { fill: colors.ink, text: '#ffffff', label: colors.ink, radius: 'pill' },
      }
    case 'luxury':
      return {
        fill: colors.ground,
        fillDeep: colors.groundDeep,
        text: colors.accent,
        action: { fill: colors.accent, text: colors.onAccent, label: colors.ink, radius: 'square' },
      }
    case 'bold':
      return {
        fill: colors.ground,
        fillDeep: colors.groundDeep,
        text: colors.ink,
        action: { fill: colors.surface, text: '#ffffff', label: colors.ink, radius: 'square' },
      }
    case 'modern':
      return {
        fill: colors.surface,
        fillDeep: colors.surfaceDeep,
        text: '#ffffff',
        action: { fill: '#ffffff', text: colors.onAccent, label: '#ffffff', radius: 'pill' },
      }
    case 'corporate':
      return {
        fill: colors.surface,
        fillDeep: colors.surfaceDeep,
        text: colors.onSurface,
        action: { fill: '#ffffff', text: colors.ink, label: colors.onSurface, radius: 'soft' },
      }
    case 'playful':
      return {
        fill: colors.surface,
        fillDeep: colors.surfaceDeep,
        text: colors.onSurface,
        action: { fill: colors.accent, text: colors.onAccent, label: colors.onSurface, radius: 'pill' },
      }
  }
}

/** The plane's upper edge is the style's hand: level, slanted or a wave. */
function plane(kit: Kit, top: number): Layer[] {
  const { stage, direction } = kit
  const { widthPx: w, heightPx: h, side: s } = stage
  const look = planeLook(kit)
  const fill: Fill = {
    type: 'linear',
    from: [0, top],
    to: [w, h],
    stops: [
      [0, look.fill],
      [1, look.fillDeep],
    ],
  }
  const lift = 0.03 * s
  return [{ kind: 'shape', shape: planeShape(), fill }]

  function planeShape(): Shape {
    if (direction.style === 'bold') {
      return {
        type: 'polygon',
        points: [
          [0, top + lift * 0.4],
          [w, top - lift * 1.2],
          [w, h],
          [0, h],
        ],
      }
    }
    if (direction.style !== 'playful') return { type: 'rect', box: { x: 0, y: top, width: w, height: h - top } }
    return {
      type: 'wave',
      closeTo: 'bottom',
      points: [
        [0, top + lift * 0.5],
        [w * 0.25, top - lift * 0.8],
        [w * 0.55, top + lift * 0.6],
        [w * 0.82, top - lift],
        [w, top],
      ],
    }
  }
}

function planeRow(kit: Kit, o: { x: number; width: number; centerY: number; height: number }): Layer[] | undefined {
  const look = planeLook(kit)
  const size = Math.max(kit.stage.smallText, o.height * 0.42)
  const action = makeAction(kit, { ...look.action, size, height: o.height, maxWidth: o.width * 0.55 })
  if (!action) return undefined
  const room = o.width - action.widthPx - 0.05 * o.width
  const price = o.height * 0.72
  const offer = makeOffer(kit, {
    size: price,
    color: look.text,
    oldColor: look.text,
    badge: { size: price * 0.5, color: look.text, lines: 1 },
    maxWidth: room,
  })
  if (!offer && hasOffer(kit)) return undefined
  return [
    ...(offer?.about(o.x, o.centerY) ?? []),
    ...action.at(o.x + o.width - action.widthPx, o.centerY - action.heightPx / 2),
  ]
}
