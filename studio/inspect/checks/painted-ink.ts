import type { Finding } from '#contract/ads/report.ts'
import { contains, rotatedBounds } from '../../layers/box.ts'
import type { Pixels } from '../../photo/pixels/pixels.ts'
import type { Check } from '../check.ts'
import { error, quote } from '../finding.ts'
import { canvasOffset, INK_COVERAGE, type PaintedRun } from '../inspected-ad.ts'

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
  for (let y = 0; y < box.height; y += stride) {
    const row = Math.floor(y / cellPx) * columns
    for (let x = 0; x < box.width; x += stride) {
      const index = y * box.width + x
      if (coverage[index]! < INK_COVERAGE) continue
      const cell = row + Math.floor(x / cellPx)
      ink[cell]! += 1
      if (!isPainted(run, pixels, index)) lost[cell]! += 1
    }
  }
  const minInk = 0.04 * (cellPx / stride) ** 2
  const hidden = ink.some((count, cell) => count > minInk && lost[cell]! > LOST_SHARE * count)
  return hidden ? [error('text-hidden', `Something is painted over the words ${quote(layer.text)}.`)] : []
}

/** Grain and a breath of light may lie over type; more than this, in levels of a channel, is another color. */
const SAME_COLOR = 28

/** Returns true if a pixel of a run looks as the run over its ground should. */
export function isPainted({ box, behind, drawn, coverage }: PaintedRun, pixels: Pixels, index: number): boolean {
  const share = coverage[index]! / 255
  const at = canvasOffset(pixels, box, index)
  for (let channel = 0; channel < 3; channel += 1) {
    const expected = behind[index * 4 + channel]! * (1 - share) + drawn[index * 4 + channel]! * share
    if (Math.abs(pixels.data[at + channel]! - expected) > SAME_COLOR) return false
  }
  return true
}
