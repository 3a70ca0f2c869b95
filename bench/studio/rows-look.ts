import { AD_STYLES } from '#contract/choices.ts'
import type { AdMeasures, LookFigures } from './measure-ad.ts'
import { medianOf } from './measures/moments.ts'
import { nameOfPlannedAd } from './plan-ads.ts'
import { type MeasuredAd, percent } from './rows-correct.ts'
import type { TableRow } from '../table.ts'

interface LookFigure {
  key: keyof LookFigures
  measure: string
  /** Median of 96 agency ads, if it is known, and the band of their middle half. */
  agency?: string
  band?: readonly [least: number, most: number]
  /** Outside this an ad deserves inspection by eye. */
  outer?: readonly [least: number, most: number]
  digits: number
}

/**
 * The bands of docs/studio.md: the inner is aimed for, the outer is the gate that two ads in three must pass
 * (docs/decisions/0033).
 */
const AT_EASE = 2 / 3
const LOOK_FIGURES: readonly LookFigure[] = [
  { key: 'deviation', measure: 'luminance deviation', agency: '71', band: [60, 77], outer: [45, 128], digits: 0 },
  { key: 'edges', measure: 'edge density', agency: '.074', band: [0.061, 0.088], outer: [0.05, 0.095], digits: 3 },
  { key: 'color', measure: 'colorfulness', agency: '70', band: [46, 83], outer: [35, 110], digits: 0 },
  { key: 'symmetry', measure: 'mirror symmetry', agency: '.72', band: [0.64, 0.78], digits: 2 },
  { key: 'massOffset', measure: 'mass offset', band: [0, 0.04], outer: [0, 0.08], digits: 3 },
  { key: 'calm', measure: 'calm area', band: [0.32, 0.53], outer: [0.21, 0.6], digits: 2 },
  { key: 'textShare', measure: 'text share', agency: '5.6%', digits: 3 },
  { key: 'words', measure: 'words', agency: '7', digits: 0 },
  { key: 'overlap', measure: 'overlap', digits: 4 },
  { key: 'alignment', measure: 'alignment', band: [0, 0.01], digits: 4 },
]

export function lookRows(made: readonly MeasuredAd[]): TableRow[] {
  return [
    ...LOOK_FIGURES.map((figure) => lookRow(figure, made)),
    occlusionRow(made),
    wholePhotoRow(made),
    leadRow(made),
    styleRow('ground in the colors picked', made, ({ palette }) => palette.ofChosen),
    styleRow('color of the ground in a hue picked', made, ({ palette }) => palette.ofHue),
  ]
}

function lookRow({ key, measure, agency, band, outer, digits }: LookFigure, made: readonly MeasuredAd[]): TableRow {
  const values = made.map(({ measures }) => measures.look[key])
  const within = ([least, most]: readonly [number, number]) =>
    values.filter((value) => value >= least && value <= most).length / values.length
  const shares = [band && percent(within(band)), outer && `${percent(within(outer))} at ease`]
  return {
    measure: `look: ${measure}, median`,
    value: medianOf(values).toFixed(digits),
    agency: [agency, band && `${band[0]} to ${band[1]}`].filter(Boolean).join(', '),
    inBand: shares.filter(Boolean).join(', '),
    ...(outer && {
      bound: `2 in 3 within ${outer.join(' to ')}`,
      isBroken: within(outer) < AT_EASE,
      worst: furthestOutside(made, key, outer).map(
        (ad) => `${ad.measures.look[key].toFixed(digits)} ${nameOfPlannedAd(ad.ad)}`,
      ),
    }),
  }
}

const LOOKED_AT = 5

/** Returns the ads that deserve inspection by eye the most. */
function furthestOutside(
  made: readonly MeasuredAd[],
  key: keyof LookFigures,
  [least, most]: readonly [number, number],
): MeasuredAd[] {
  const outside = ({ measures }: MeasuredAd) => Math.max(least - measures.look[key], measures.look[key] - most)
  return made
    .filter((ad) => outside(ad) > 0)
    .toSorted((first, second) => outside(second) - outside(first))
    .slice(0, LOOKED_AT)
}

function occlusionRow(made: readonly MeasuredAd[]): TableRow {
  const worst = made.toSorted((first, second) => second.measures.underText - first.measures.underText)[0]
  return {
    measure: 'look: occlusion of the product, most',
    value:
      worst && worst.measures.underText > 0
        ? `${percent(worst.measures.underText)}, ${nameOfPlannedAd(worst.ad)}`
        : '0%',
  }
}

/**
 * Makes the row of photos shown whole. The product's outline is unknown there: a scrim may reach up to the known part
 * of its middle.
 */
function wholePhotoRow(made: readonly MeasuredAd[]): TableRow {
  const whole = made.flatMap(({ measures: { treatment, product } }) =>
    treatment === 'whole' && product?.similarity !== undefined ? [product.similarity] : [],
  )
  const value = `median ${medianOf(whole).toFixed(3)}, least ${Math.min(...whole).toFixed(3)}`
  return { measure: 'look: middle of photos shown whole, similarity', value: whole.length > 0 ? value : 'none' }
}

/** Share of ads in which the largest field has to be of the color that the user chose first. */
const LEADS = 0.95

function leadRow(made: readonly MeasuredAd[]): TableRow {
  const withLead = made.filter(({ measures }) => measures.lead)
  const led = withLead.filter(({ measures }) => !measures.lead!.leads)
  const share = (withLead.length - led.length) / withLead.length
  return {
    measure: 'look: ads led by the color picked first',
    value: `${percent(share)}, median share ${percent(medianOf(withLead.map(({ measures }) => measures.lead!.share)))}`,
    bound: `at least ${percent(LEADS)}`,
    isBroken: share < LEADS,
    worst: led
      .toSorted((one, other) => one.measures.lead!.share - other.measures.lead!.share)
      .slice(0, LOOKED_AT)
      .map(({ ad, measures }) => `${percent(measures.lead!.share)} ${nameOfPlannedAd(ad)}`),
  }
}

/** Makes a row with the median of each style, so that one that hides the user's colors is seen. */
function styleRow(
  measure: string,
  made: readonly MeasuredAd[],
  figure: (ad: AdMeasures) => number | undefined,
): TableRow {
  const medians = AD_STYLES.map(({ id }) => {
    const values = made.filter(({ ad }) => ad.fields.adStyle === id).map(({ measures }) => figure(measures))
    return `${id} ${percentOrNone(medianOf(values.filter((value) => value !== undefined)))}`
  })
  return { measure: `look: ${measure}, median`, value: medians.join(', ') }
}

function percentOrNone(share: number): string {
  return Number.isNaN(share) ? 'none' : `${Math.round(share * 100)}%`
}
