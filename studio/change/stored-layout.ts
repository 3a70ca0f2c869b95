import { FAMILY_IDS, type FamilyId } from '../direction/direction.ts'
import type { Layout, TextRole } from '../layers/layout.ts'
import { RepaintRefused } from '../basics/repaint-refused.ts'

/**
 * Layout as a database may hold it. The layers of version 1 have no parts and other names, and a family of either
 * version may be gone, so other fields are read by readStoredLayout.
 */
export type StoredLayout = Omit<Layout, 'version' | 'family' | 'layers'> & {
  version: 1 | 2
  family: string
  layers: readonly { kind: string }[]
}

/** Stored ad that a change starts from. Its layers are composed again from direction, family and candidate. */
export interface FinishedAd extends Pick<
  Layout,
  'format' | 'seed' | 'candidate' | 'direction' | 'shown' | 'treatment'
> {
  /** Family of today, or undefined if this studio knows neither the stored family nor its successor. */
  family: FamilyId | undefined
  /** Layers of the ad, in the fields that every version has. */
  layers: StoredLayout['layers']
  /** The ad shows a cut-out; otherwise it shows a photo whole. */
  isCutOut: boolean
  /** An earlier version composed the ad, or its family is gone. */
  mayMove: boolean
}

/** Families that are gone, with the nearest one of today. A line in this table stays for ever. */
const SUCCESSORS: Readonly<Partial<Record<string, FamilyId>>> = {
  'price-led': 'sunburst',
  character: 'blocks',
  fan: 'panel',
  frame: 'split',
}

/** Returns the family in which an ad of the stored family is composed today. */
export function familyNow(stored: string): FamilyId | undefined {
  return FAMILY_IDS.find((id) => id === stored) ?? SUCCESSORS[stored]
}

/** Reads a stored layout. Throws RepaintRefused if it is too old to be read, or newer than this studio. */
export function readStoredLayout(stored: StoredLayout): FinishedAd {
  const { version, format, seed, candidate, direction, shown, treatment, layers } = stored
  if (!(version === 1 || version === 2) || !direction?.words || !stored.family) {
    throw new RepaintRefused('layout', 'This ad was stored in a form that cannot be changed here. Generate it again.')
  }
  const family = familyNow(stored.family)
  return {
    format,
    seed,
    candidate,
    shown,
    treatment,
    family,
    layers,
    // Layouts of the first weeks were stored without it.
    direction: { ...direction, unreadableColors: direction.unreadableColors ?? [] },
    isCutOut: layers.some(({ kind }) => kind === 'product'),
    mayMove: version === 1 || family !== stored.family,
  }
}

/** Text of a finished ad as its direction has it, before it was broken into lines. */
export interface ShownText {
  part: TextRole
  text: string
}

/**
 * Returns every text on the picture in the order in which it was painted. Returns an empty list if no layers were
 * stored.
 */
export function readShownTexts({ layers = [] }: Partial<Pick<StoredLayout, 'layers'>>): ShownText[] {
  return (layers as readonly StoredText[]).flatMap((layer) => {
    // Version 1 calls the part a role.
    const part = layer.part ?? layer.role
    return layer.kind === 'text' && part ? [{ part, text: layer.text }] : []
  })
}

interface StoredText {
  kind: string
  text: string
  part?: TextRole
  role?: TextRole
}
