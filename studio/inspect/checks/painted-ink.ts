import type { Finding } from '#contract/ads/report.ts'
import { contains, rotatedBounds } from '../../layers/box.ts'
import { type Pixels, wholePixels } from '../../photo/pixels/pixels.ts'
import type { Check } from '../check.ts'
import { error, quote } from '../finding.ts'
import { INK_COVERAGE, inkArea, type PaintedRun } from '../inspected-ad.ts'

/** Every run is really there: its ink lies in its box, and no later layer has painted over it. */
export const paintedInk: Check = ({ runs, pixels }) =>
  runs.flatMap((run) => strayInk(run) ?? (run.layer.behindProduct ? [] : coveredInk(run, pixels)))

/**
 * Distance in px by which whole pixels, hinting and the overshoot of letters reach over a measured box: 2.41 px were
 * seen of a dollar's stroke.
 */
const STRAY_PX = 2.6
/** The same rounding of giant figures, as a share of their size. */
const STRAY_EM = 0.016

/** The end of what a person reads of words whose ink is not where it was measured. */
export const OUT_OF_PLACE = 'reach out of their place.'

function strayInk({ layer, ink }: PaintedRun): Finding[] | undefined {
  if (!ink) return [error('text-hidden', `The words ${quote(layer.text)} were not painted.`)]
  if (contains(struckBounds(layer), ink, Math.max(STRAY_PX, STRAY_EM * layer.sizePx))) return undefined
  return [error('text-box', `The words ${quote(layer.text)} ${OUT_OF_PLACE}`)]
}

/** The line through an old price is a little longer than its figures. */
function struckBounds(layer: PaintedRun['layer']) {
  const bounds = rotatedBounds(layer)
  const reach = layer.strike ? layer.sizePx * 0.08 : 0
  return { ...bounds, x: bounds.x - reach, width: bounds.width + 2 * reach }
}

/** Width of the columns of a line, in sizes: each holds about one letter. */
const LETTER_EM = 0.5
/** A letter that has lost more of its ink than this is hard to make out. */
const LOST_SHARE = 0.25

/** Size of large letters, of which every second pixel, each way, shows what is left. */
const LARGE_PX = 40

function coveredInk(run: PaintedRun, pixels: Pixels): Finding[] {
  const { layer, box, coverage } = run
  const stride = layer.sizePx >= LARGE_PX ? 2 : 1
  const cellPx = Math.max(4, LETTER_EM * layer.sizePx)
  const columns = Math.ceil(box.width / cellPx)
  const cells = columns * Math.ceil(box.height / cellPx)
  const [ink, lost] = [new Uint32Array(cells), new Uint32Array(cells)]
  const [drawn, shown] = [wholePixels(run.drawn), wholePixels(pixels.data)]
  const area = inkArea(run)
  const first = area.left - (area.left % stride)
  for (let y = area.top - (area.top % stride); y < area.foot; y += stride) {
    const row = Math.floor(y / cellPx) * columns
    for (let x = first; x < area.right; x += stride) {
      const index = y * box.width + x
      if (coverage[index]! < INK_COVERAGE) continue
      const cell = row + Math.floor(x / cellPx)
      ink[cell]! += 1
      // Nearly all ink is whole, and shown as it was drawn.
      const isAsDrawn = coverage[index] === 255 && drawn[index] === shown[(box.y + y) * pixels.widthPx + box.x + x]
      if (!isAsDrawn && !isPainted(run, pixels, x, y)) lost[cell]! += 1
    }
  }
  const minInk = 0.04 * (cellPx / stride) ** 2
  const hidden = ink.some((count, cell) => count > minInk && lost[cell]! > LOST_SHARE * count)
  return hidden ? [error('text-hidden', `Something is painted over the words ${quote(layer.text)}.`)] : []
}

/** Grain and a breath of light may lie over type; more than this, in levels of a channel, is another color. */
const SAME_COLOR = 28

/** Returns true if the pixel at a place of a run's box looks as the run over its ground should. */
export function isPainted(run: PaintedRun, { data, widthPx }: Pixels, x: number, y: number): boolean {
  const { box, behind, drawn, coverage } = run
  const index = y * box.width + x
  const share = coverage[index]! / 255
  const from = index * 4
  const at = ((box.y + y) * widthPx + box.x + x) * 4
  return (
    Math.abs(data[at]! - (behind[from]! * (1 - share) + drawn[from]! * share)) <= SAME_COLOR &&
    Math.abs(data[at + 1]! - (behind[from + 1]! * (1 - share) + drawn[from + 1]! * share)) <= SAME_COLOR &&
    Math.abs(data[at + 2]! - (behind[from + 2]! * (1 - share) + drawn[from + 2]! * share)) <= SAME_COLOR
  )
}
