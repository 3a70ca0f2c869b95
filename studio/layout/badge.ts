import { type Kit, run } from './kit.ts'
import type { Layer } from './layout.ts'
import { placeRun } from './text-run.ts'

export type BadgeForm = 'burst' | 'scallop' | 'disc' | 'tag'

/**
 * What the badge says: the person's own words on the offer, or the price where the family has no other place for it.
 * Undefined when there is neither, or when the words do not fit the badge at a readable size.
 */
export function makeBadge(
  kit: Kit,
  options: {
    text: string
    form: BadgeForm
    radius: number
    fill: string
    color: string
    rotation: number
    maxSize?: number
  },
): { radius: number; at(cx: number, cy: number): Layer[] } | undefined {
  const { radius } = options
  const text = run(kit, 'badge', options.text, {
    color: options.color,
    max: options.maxSize ?? radius * 0.82,
    min: kit.stage.smallText,
    width: radius * 1.48,
    height: radius * 1.08,
    lines: Math.min(3, options.text.trim().split(/\s+/u).length),
    leading: 1.02,
    tracking: -0.015,
    align: 'center',
  })
  if (!text) return undefined
  return {
    radius,
    at(cx, cy) {
      return [
        badgeShape(options, cx, cy),
        placeRun(text, cx - text.widthPx / 2, cy - text.heightPx / 2, { rotation: options.rotation }),
      ]
    },
  }
}

function badgeShape(
  options: { form: BadgeForm; radius: number; fill: string; rotation: number },
  cx: number,
  cy: number,
): Layer {
  const fill = { type: 'solid', color: options.fill } as const
  if (options.form === 'disc') {
    return { kind: 'shape', shape: { type: 'ellipse', center: [cx, cy], rx: options.radius, ry: options.radius }, fill }
  }
  const round = options.form === 'scallop'
  return {
    kind: 'shape',
    shape: {
      type: 'burst',
      center: [cx, cy],
      radius: options.radius,
      inner: round ? 0.9 : 0.87,
      points: round ? 12 : 18,
      rotation: options.rotation,
      round,
    },
    fill,
  }
}
