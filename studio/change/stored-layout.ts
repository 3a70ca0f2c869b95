import { FAMILY_IDS, type FamilyId } from '../direction/direction.ts'
import type { Layout, TextRole } from '../layers/layout.ts'
import { RepaintRefused } from '../basics/repaint-refused.ts'

/**
 * A layout as a database may hold it. The layers of version 1 say no parts and have other names, and a family of either
 * version may be gone: whoever wants more of it than these fields asks readStoredLayout.
 */
export type StoredLayout = Omit<Layout, 'version' | 'family' | 'layers'> & {
  version: 1 | 2
  family: string
  layers: readonly { kind: string }[]
}

/** What a change of a finished ad starts from. Its layers are composed anew, from direction, family and candidate. */
export interface FinishedAd extends Pick<
  Layout,
  'format' | 'seed' | 'candidate' | 'direction' | 'shown' | 'treatment'
> {
  /** Undefined where this studio knows neither the family nor what became of it. */
  family: FamilyId | undefined
  /** What is on it, as far as every version says it. */
  layers: StoredLayout['layers']
  /** It shows a cut-out, and not a photo whole. */
  isCutOut: boolean
  /** It was composed by an earlier version, or in a family that is gone. */
  mayMove: boolean
}

/** Families that are gone, with the one that is nearest to what they were. A line in this table stays for ever. */
const SUCCESSORS: Readonly<Partial<Record<string, FamilyId>>> = {
  'price-led': 'sunburst',
  character: 'blocks',
  fan: 'panel',
  frame: 'split',
}

/** The family in which an ad is composed today that was stored in this one. */
export function familyNow(stored: string): FamilyId | undefined {
  return FAMILY_IDS.find((id) => id === stored) ?? SUCCESSORS[stored]
}

/** Throws RepaintRefused where it is too old to be read, or newer than this studio. */
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

/** One text of a finished ad, as its direction has it: before it was broken into lines. */
export interface ShownText {
  part: TextRole
  text: string
}

/** Every text that is on the picture, in the order in which it was painted. Empty where nothing was stored of it. */
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
