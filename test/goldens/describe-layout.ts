import { createHash } from 'node:crypto'
import type { Layer, Layout, Placement } from '#studio/layout/layers/layout.ts'

type KeysOf<Union> = Union extends unknown ? keyof Union : never

/**
 * Names of kinds and of parts, and what later stages are told without its being seen: these may change while the ad stays
 * what it is. Everything else that a layer holds is part of its golden.
 */
const UNSEEN: readonly string[] = [
  'kind',
  'part',
  'isSign',
  'isInk',
  'isRule',
  'isPlate',
  'behindProduct',
  'cropMirrored',
  'zone',
] satisfies readonly (KeysOf<Layer> | keyof Placement)[]

/** What is to be seen of a layout, a line for the canvas and one for each layer, in no words of the code's own. */
export function describeLayout({ widthPx, heightPx, layers }: Pick<Layout, 'widthPx' | 'heightPx' | 'layers'>) {
  return [`${widthPx} ${heightPx}`, ...layers.map(describe)]
}

/** Twelve digits: of four hundred ads no two that differ have the same by chance. */
export function hashLayout(described: readonly string[]): string {
  return createHash('sha256').update(described.join('\n')).digest('hex').slice(0, 12)
}

/** Neither the names of an object's fields nor their order count: they are the code's and not the ad's. */
function describe(value: unknown): string {
  if (typeof value === 'number') return roundedText(value)
  if (typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(describe).join(' ')}]`
  if (typeof value !== 'object' || value === null) return ''
  const { x, y, width, height, ...rest } = value as Record<string, unknown>
  const box = [x, y, width, height]
  const isBox = box.every((length) => typeof length === 'number')
  const fields = Object.entries(isBox ? rest : value).filter(([name]) => !UNSEEN.includes(name))
  const described = fields
    .map(([, field]) => describe(field))
    .filter(Boolean)
    .toSorted()
  return `{${[...(isBox ? box.map(describe) : []), ...described].join(' ')}}`
}

/** Lengths to a tenth of a pixel; what is no larger than 2 may be a share, which a tenth would hide. */
function roundedText(value: number): string {
  const steps = Math.abs(value) > 2 ? 10 : 1000
  return String(Math.round(value * steps + ASIDE) / steps + 0)
}

/** Numbers of the code lie on halves of a step, and the same sum in another order falls to their other side. */
const ASIDE = 1e-4
