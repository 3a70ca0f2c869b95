import { createHash } from 'node:crypto'
import type { Layer, Layout, Placement } from '#studio/layers/layout.ts'

type KeysOf<Union> = Union extends unknown ? keyof Union : never

/**
 * Fields that are not visible: names of kinds and of parts, and notes for later stages. They may change while the ad
 * stays the same. Every other field of a layer is part of its golden.
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

/**
 * Describes what is visible of a layout, a line for the canvas and one for each layer, without using the code's own
 * names.
 */
export function describeLayout({ widthPx, heightPx, layers }: Pick<Layout, 'widthPx' | 'heightPx' | 'layers'>) {
  return [`${widthPx} ${heightPx}`, ...layers.map(describe)]
}

/** Hashes a description to twelve digits: no two different ads out of four hundred collide by chance. */
export function hashLayout(described: readonly string[]): string {
  return createHash('sha256').update(described.join('\n')).digest('hex').slice(0, 12)
}

/**
 * Describes a value. Neither the names of an object's fields nor their order count: they belong to the code and not to
 * the ad.
 */
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

/** Rounds lengths to a tenth of a pixel; a number up to 2 may be a share, which that would hide. */
function roundedText(value: number): string {
  const steps = Math.abs(value) > 2 ? 10 : 1000
  return String(Math.round(value * steps + ASIDE) / steps + 0)
}

/** Computed numbers often lie halfway between two steps, and the same sum in another order may round the other way. */
const ASIDE = 1e-4
