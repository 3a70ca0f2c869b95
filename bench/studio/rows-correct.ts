import { MAIN_FORMATS } from '#contract/formats.ts'
import type { AdResult } from './ad-worker.ts'
import type { AdMeasures } from './measure-ad.ts'
import { medianOf } from './measures/moments.ts'
import { worstTenth } from './measures/text-contrast.ts'
import { nameOfPlannedAd, type PlannedAd } from './plan-ads.ts'
import type { TableRow } from '../table.ts'

/** An ad of the plan with its measurements. */
export interface MeasuredAd {
  ad: PlannedAd
  measures: AdMeasures
}

const LISTED = 8

const SIMILARITY_BOUND = 0.98
const DISTORTION_BOUND = 0.01
const ENLARGEMENT_BOUND = 1.5
const PALETTE_BOUND = 0.75
const WORST_TENTH_BOUND = 6
/** Measurement error of a ratio: the ground is read through JPEG beside the letters, not under them. */
const CONTRAST_TOLERANCE = 0.94
/** Letters may vary at their rims; behind a product 60% of each has to stay visible. */
const SHOWN_BOUND = 0.95
const SHOWN_BEHIND_BOUND = 0.6

/** Makes the rows of bounds for every ad. */
export function correctnessRows(
  plan: readonly PlannedAd[],
  results: readonly AdResult[],
  made: readonly MeasuredAd[],
): TableRow[] {
  return [
    madeRow(plan, results),
    faultRow('texts exact, whole and apart', made, (ad) => ad.textFaults),
    faultRow('letters show in the file as the layout says', made, hiddenLetters),
    faultRow('no text under its contrast bound', made, lowContrasts),
    worstTenthRow(made),
    faultRow('nothing outside the safe zone', made, (ad) => ad.safeZoneFaults),
    faultRow('no product under text', made, (ad) =>
      ad.underText > 0 ? [`${percent(ad.underText)} of the product`] : [],
    ),
    extremeRow({
      measure: 'product unchanged: structural similarity, least',
      made,
      figure: ({ treatment, product }) => (treatment === 'whole' ? undefined : product?.similarity),
      least: SIMILARITY_BOUND,
      digits: 3,
    }),
    extremeRow({
      measure: 'product distortion, most',
      made,
      figure: ({ product }) => product?.distortion,
      most: DISTORTION_BOUND,
      digits: 3,
    }),
    extremeRow({
      measure: 'product enlargement, most',
      made,
      figure: ({ product }) => product?.enlargement,
      most: ENLARGEMENT_BOUND,
      digits: 2,
    }),
    extremeRow({
      measure: 'palette fidelity: colors picked and roles of the ad, least',
      made,
      figure: ({ palette }) => palette.ofPalette,
      least: PALETTE_BOUND,
      digits: 2,
    }),
    faultRow('files are JPEG of their size', made, (ad) => ad.fileFaults),
    ...MAIN_FORMATS.map((format) => bytesRow(format, made)),
  ]
}

function madeRow(plan: readonly PlannedAd[], results: readonly AdResult[]): TableRow {
  const faults = results.flatMap(({ index, failure, measures }) => {
    const why = failure ?? measures?.errors.join(' ')
    return why ? [`${nameOfPlannedAd(plan[index]!)}: ${why}`] : []
  })
  return shareRow('made without an error finding', plan.length, faults)
}

function faultRow(measure: string, made: readonly MeasuredAd[], faultsOf: (ad: AdMeasures) => string[]): TableRow {
  const faults = made.flatMap(({ ad, measures }) => {
    const found = faultsOf(measures)
    return found.length > 0 ? [`${nameOfPlannedAd(ad)} (${measures.family}): ${found.join('; ')}`] : []
  })
  return shareRow(measure, made.length, faults)
}

function shareRow(measure: string, count: number, faults: readonly string[]): TableRow {
  return {
    measure,
    value: faults.length === 0 ? '100%' : `${percent(1 - faults.length / count)} (${faults.length} of ${count} not)`,
    bound: '100%',
    isBroken: faults.length > 0,
    worst: spreadOut(faults),
  }
}

/** Picks some of a long list, from all over it. */
function spreadOut(list: readonly string[]): string[] {
  const step = Math.max(1, list.length / LISTED)
  return Array.from({ length: Math.min(LISTED, list.length) }, (_, index) => list[Math.floor(index * step)]!)
}

function lowContrasts({ contrasts }: AdMeasures): string[] {
  return contrasts
    .filter(({ ratio, bound }) => ratio < bound * CONTRAST_TOLERANCE)
    .map(({ text, ratio, bound }) => `“${text}” stands at ${ratio.toFixed(2)}:1, not ${bound}:1`)
}

function hiddenLetters({ shownInk }: AdMeasures): string[] {
  return shownInk
    .filter(({ share, behindProduct }) => share < (behindProduct ? SHOWN_BEHIND_BOUND : SHOWN_BOUND))
    .map(({ text, share }) => `${percent(share)} of “${text}” shows`)
}

function worstTenthRow(made: readonly MeasuredAd[]): TableRow {
  const value = medianOf(made.map(({ measures }) => worstTenth(measures.contrasts)))
  return {
    measure: 'contrast of the worst tenth of words, median ad',
    value: `${value.toFixed(1)}:1`,
    bound: `>= ${WORST_TENTH_BOUND}:1`,
    isBroken: !(value >= WORST_TENTH_BOUND),
    agency: '6.2:1',
  }
}

interface ExtremeOptions {
  measure: string
  made: readonly MeasuredAd[]
  figure: (ad: AdMeasures) => number | undefined
  least?: number
  most?: number
  digits: number
}

/** Makes the row of the most extreme ad, which must keep the bound; the median stands beside it. */
function extremeRow({ measure, made, figure, least, most, digits }: ExtremeOptions): TableRow {
  const known = made.flatMap(({ ad, measures }) => {
    const value = figure(measures)
    return value === undefined ? [] : [{ ad, measures, value }]
  })
  const bound = least ?? most!
  const sign = least === undefined ? 1 : -1
  const worstFirst = known.toSorted((first, second) => sign * (second.value - first.value))
  const broken = worstFirst.filter(({ value }) => sign * (value - bound) > 0)
  const median = medianOf(known.map(({ value }) => value))
  const off = broken.length > 0 ? `, ${broken.length} of ${known.length} break it` : ''
  return {
    measure,
    value: `${(worstFirst[0]?.value ?? NaN).toFixed(digits)} (median ${median.toFixed(digits)}${off})`,
    bound: `${least === undefined ? '<=' : '>='} ${bound}`,
    isBroken: broken.length > 0,
    worst: broken
      .slice(0, LISTED)
      .map(
        ({ ad, measures, value }) =>
          `${value.toFixed(digits)} ${nameOfPlannedAd(ad)} (${measures.family}, ${measures.treatment})`,
      ),
  }
}

function bytesRow({ id, name, maxBytes }: (typeof MAIN_FORMATS)[number], made: readonly MeasuredAd[]): TableRow {
  const sizes = made
    .filter(({ ad }) => ad.format === id)
    .map(({ ad, measures }) => ({ ad, bytes: measures.bytes }))
    .toSorted((first, second) => second.bytes - first.bytes)
  const heaviest = sizes[0]?.bytes ?? 0
  return {
    measure: `${name}: heaviest file`,
    value: `${kilobytes(heaviest)} (median ${kilobytes(medianOf(sizes.map(({ bytes }) => bytes)))})`,
    bound: `<= ${kilobytes(maxBytes)}`,
    isBroken: heaviest > maxBytes,
    worst: sizes
      .filter(({ bytes }) => bytes > maxBytes)
      .slice(0, LISTED)
      .map(({ ad, bytes }) => `${kilobytes(bytes)} ${nameOfPlannedAd(ad)}`),
  }
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(share > 0.995 && share < 1 ? 2 : 1)}%`
}
