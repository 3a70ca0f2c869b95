import { alignColumns } from '../align-columns.ts'
import type { TableRow } from '../table.ts'
import { gradeMatte, type MatteMeasures } from './compare-mattes.ts'
import type { JudgedCut } from './judge-worker.ts'
import type { PhotoLabel } from './labels.ts'
import { type Peer, PEERS } from './peers.ts'
import { isHeldOut, nameOfScene, type Scene } from './plan-scenes.ts'
import type { Trait } from './truths.ts'

export interface JudgedScene {
  scene: Scene
  peers: Partial<Record<Peer, JudgedCut>>
}

export interface JudgedPhoto {
  label: PhotoLabel
  peers: Partial<Record<Peer, JudgedCut>>
}

interface Result {
  name: string
  peers: Partial<Record<Peer, JudgedCut>>
  /**
   * A cut is wanted. It is not in a real place and for glass, where a refusal is no fault.
   */
  wantsCut: boolean
}

/** A row of the first table: the pictures that it covers. */
interface Group {
  name: string
  results: Result[]
}

export function groupResults(scenes: readonly JudgedScene[], photos: readonly JudgedPhoto[]): Group[] {
  const where = (name: string, holds: (scene: Scene) => boolean): Group => ({
    name,
    results: scenes.filter(({ scene }) => holds(scene)).map(asResult),
  })
  const withTrait = (trait: Trait) => where(trait, ({ product }) => product.traits.includes(trait))
  const onTone = (trait: 'white' | 'black') =>
    where(`${trait} on ${trait}`, ({ product, ground }) => product.traits.includes(trait) && ground.tone === trait)
  const onKind = (kind: Scene['ground']['kind']) => where(`${kind} ground`, ({ ground }) => ground.kind === kind)
  return [
    ...(['hair', 'glass', 'loops', 'thin parts', 'straight edges'] as const).map(withTrait),
    ...(['white', 'black'] as const).map(onTone),
    ...(['plain', 'shadowed', 'graded', 'textured', 'real'] as const).map(onKind),
    where('held out', isHeldOut),
    where('all scenes', () => true),
    {
      name: 'masks by hand',
      results: photos.map(photoResult).filter(isMeasured),
    },
  ].filter(({ results }) => results.length > 0)
}

function asResult({ scene, peers }: JudgedScene): Result {
  const mayStay = scene.ground.kind === 'real' || scene.product.traits.includes('glass')
  return { name: nameOfScene(scene), peers, wantsCut: !mayStay }
}

function photoResult({ label, peers }: JudgedPhoto): Result {
  return { name: label.file, peers, wantsCut: label.right === 'cut' }
}

function isMeasured({ peers }: Result): boolean {
  return PEERS.some((peer) => peers[peer]?.measures)
}

/** The result that an ad would show for each peer, and what ours found and refused. */
const COLUMNS: readonly { heading: string; peer: Peer; isTrusted: boolean }[] = [
  { heading: 'ours', peer: 'ours', isTrusted: true },
  { heading: 'ours, refused', peer: 'ours', isTrusted: false },
  { heading: 'ground alone', peer: 'ground alone', isTrusted: true },
  { heading: 'network alone', peer: 'network alone', isTrusted: true },
]

/** Formats, for each group, its share of pictures, and their mean rim error, IoU and color error. */
export function formatGroups(groups: readonly Group[]): string {
  const heading = ['', ...COLUMNS.map((column) => `${column.heading}: rim, IoU, color`)]
  const lines = groups.map(({ name, results }) => [
    `${name} (${results.length})`,
    ...COLUMNS.map(({ peer, isTrusted }) =>
      describe(
        results.flatMap(({ peers }) => (peers[peer]?.isTrusted === isTrusted ? (peers[peer].measures ?? []) : [])),
        results.length,
      ),
    ),
  ])
  return alignColumns([heading, ...lines], '   ').join('\n')
}

function describe(measures: readonly MatteMeasures[], of: number): string {
  if (measures.length === 0) return '  0%'
  const mean = (pick: (one: MatteMeasures) => number | undefined) => {
    const values = measures.flatMap((one) => pick(one) ?? [])
    return values.length > 0 ? meanOf(values).toFixed(3) : '    -'
  }
  const share = `${Math.round((100 * measures.length) / of)}%`.padStart(4)
  return [share, mean((one) => one.rimError), mean((one) => one.iou), mean((one) => one.colorError)].join('  ')
}

/** Makes the rows of the bounds for ours, with the figures of its peers beside it. */
export function boundRows(scenes: readonly JudgedScene[], photos: readonly JudgedPhoto[]): TableRow[] {
  const results = [...scenes.map(asResult), ...photos.map(photoResult)]
  return [
    ...COLUMNS.filter(({ peer }) => results.some(({ peers }) => peers[peer])).map((one) => gradesRow(results, one)),
    badTrustedRow(results),
    goodRefusedRow(results),
    ...heldOutRows(scenes),
    ...labelRows(photos),
    speedRow(results),
  ]
}

const WORST = 12

function gradesRow(results: readonly Result[], { heading, peer, isTrusted }: (typeof COLUMNS)[number]): TableRow {
  const mattes = measuredOf(results, peer).filter((cut) => cut.isTrusted === isTrusted)
  const count = (grade: string) => mattes.filter(({ measures }) => gradeMatte(measures) === grade).length
  return {
    measure: `mattes of ${heading}: good, fair, bad`,
    value: `${count('good')}, ${count('fair')}, ${count('bad')}`,
  }
}

interface MeasuredCut extends JudgedCut {
  name: string
  measures: MatteMeasures
}

function measuredOf(results: readonly Result[], peer: Peer): MeasuredCut[] {
  return results.flatMap(({ name, peers }) => {
    const cut = peers[peer]
    return cut?.measures ? [{ ...cut, name, measures: cut.measures }] : []
  })
}

function badTrustedRow(results: readonly Result[]): TableRow {
  const trusted = measuredOf(results, 'ours').filter(({ isTrusted }) => isTrusted)
  const bad = trusted.filter(({ measures }) => gradeMatte(measures) === 'bad')
  const share = bad.length / Math.max(1, trusted.length)
  return {
    measure: 'bad among the mattes that are trusted',
    value: `${percent(share)}, ${bad.length} of ${trusted.length}`,
    bound: '<= 1%',
    isBroken: share > 0.01,
    worst: bad
      .sort((first, second) => first.measures.iou - second.measures.iou)
      .slice(0, WORST)
      .map(({ name, measures }) => `${name}: IoU ${measures.iou.toFixed(3)}, rim ${measures.rimError.toFixed(3)}`),
  }
}

/**
 * Makes the row of photos for which a cut is right. If no matte is found in more than a tenth of these, the row is
 * broken too.
 */
function goodRefusedRow(results: readonly Result[]): TableRow {
  const wanted = results.filter((result) => result.wantsCut && isMeasured(result))
  const judged = measuredOf(wanted, 'ours')
  const good = judged.filter(({ measures }) => gradeMatte(measures) === 'good')
  const refused = good.filter(({ isTrusted }) => !isTrusted)
  const share = refused.length / Math.max(1, good.length)
  const untold = wanted.length - judged.length
  return {
    measure: 'refused among the good mattes, where a cut is right',
    value: `${percent(share)}, ${refused.length} of ${good.length}; without a matte ${untold} of ${wanted.length}`,
    bound: '<= 10%',
    isBroken: share > MAX_REFUSED || untold > MAX_REFUSED * wanted.length,
    worst: refused.slice(0, WORST).map(({ name, because }) => `${name}: ${because}`),
  }
}

const MAX_REFUSED = 0.1

function heldOutRows(scenes: readonly JudgedScene[]): TableRow[] {
  const found = scenes.filter(({ scene, peers }) => isHeldOut(scene) && peers.ours?.measures && peers['network alone'])
  const shown = found.filter(({ peers }) => peers.ours!.isTrusted)
  if (shown.length === 0) return []
  const share = rimShare(shown)
  return [
    {
      measure: 'rim error of held-out scenes, as a share of the network alone',
      value: `${percent(share)}, in ${shown.length} that are cut out; ${percent(rimShare(found))} in all ${found.length}`,
      bound: '<= 50%',
      isBroken: share > 0.5,
    },
  ]
}

function rimShare(scenes: readonly JudgedScene[]): number {
  const rim = (peer: Peer) => meanOf(scenes.map(({ peers }) => peers[peer]!.measures!.rimError))
  return rim('ours') / rim('network alone')
}

function labelRows(photos: readonly JudgedPhoto[]): TableRow[] {
  // There is nothing to find if the photo is cut out already.
  const opaque = photos.filter(({ label }) => !label.hard.includes('already-transparent'))
  const isCut = ({ peers }: JudgedPhoto) => peers.ours?.isTrusted
  const toCut = opaque.filter(({ label }) => label.right === 'cut')
  if (toCut.length === 0) return []
  const missed = toCut.filter((photo) => !isCut(photo))
  const spoilt = opaque.filter((photo) => photo.label.right === 'photo' && isCut(photo))
  const share = 1 - missed.length / toCut.length
  return [
    {
      measure: "photos labelled 'cut' that are cut out",
      value: `${percent(share)}, ${toCut.length - missed.length} of ${toCut.length}`,
      bound: '>= 90%',
      isBroken: share < 0.9,
      worst: missed.map(({ label }) => label.file),
    },
    {
      measure: "photos labelled 'photo' that are cut out",
      value: String(spoilt.length),
      bound: '0',
      isBroken: spoilt.length > 0,
      worst: spoilt.map(({ label }) => label.file),
    },
  ]
}

/** Limit of a study, in seconds of one processor. */
const MAX_SECONDS = 3

function speedRow(results: readonly Result[]): TableRow {
  const seconds = results.flatMap(({ peers }) => peers.ours?.processorSeconds ?? []).toSorted((a, b) => a - b)
  const [median, most] = [seconds[Math.floor(seconds.length / 2)]!, seconds.at(-1)!]
  return {
    measure: 'processor seconds of a study: median, most',
    value: `${median.toFixed(2)}, ${most.toFixed(2)}`,
    bound: `median <= ${MAX_SECONDS}`,
    isBroken: median > MAX_SECONDS,
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
