import type { FormatId } from '#contract/formats.ts'
import type { Report } from '#contract/report.ts'
import type { Direction } from './direction/direction.ts'
import { encodeJpeg } from './inspect/encode-jpeg.ts'
import { fileFindings, inspectAd, type PixelReport } from './inspect/inspect-ad.ts'
import { mendLayout } from './inspect/mend-layout.ts'
import type { Layout } from './layout/layout.ts'
import { proposeLayouts } from './layout/make-layout.ts'
import { type PaintedAd, paintLayout, type StudiedPhoto } from './paint/paint-layout.ts'
import type { Typesetter } from './type/typesetter.ts'

export type StudioStage = 'brief' | 'direction' | 'layout' | 'paint' | 'inspect'

export interface Composition {
  direction: Direction
  format: FormatId
  /** The hero first. */
  photos: readonly StudiedPhoto[]
  seed: number
  typesetter: Typesetter
  onStage?: (stage: StudioStage) => void
}

export interface Ad {
  /** Exact pixels, opaque, sRGB, within the format's bytes. */
  jpeg: Uint8Array
  layout: Layout
  report: Report
}

/** layout -> paint -> inspect, until a composition passes. Throws when none does, saying what was wrong with each. */
export async function composeAd(input: Composition): Promise<Ad> {
  const { format, photos, typesetter, onStage } = input
  const problems: string[] = []
  onStage?.('layout')
  for (const layout of proposeLayouts(input, problems)) {
    onStage?.('paint')
    const passed = await paintUntilPassed(layout, photos, typesetter, problems)
    if (!passed) continue
    onStage?.('inspect')
    return finish(passed)
  }
  throw new Error(`No composition passed for ${format}: ${problems.join('; ')}`)
}

interface Passed {
  layout: Layout
  painted: PaintedAd
  report: PixelReport
}

/** How often a layout is mended before the next one is tried. */
const MENDS_MAX = 2

async function paintUntilPassed(
  first: Layout,
  photos: readonly StudiedPhoto[],
  typesetter: Typesetter,
  problems: string[],
): Promise<Passed | undefined> {
  let layout: Layout | undefined = first
  for (let mends = 0; layout && mends <= MENDS_MAX; mends += 1) {
    const painted = await paintLayout(layout, photos, typesetter)
    const report = inspectAd(layout, painted, photos, typesetter)
    const errors = report.findings.filter((finding) => finding.severity === 'error')
    if (errors.length === 0) return { layout, painted, report }
    problems.push(`${layout.family} ${layout.candidate}: ${errors.map((finding) => finding.message).join(' ')}`)
    layout = mendLayout(layout, painted, report)
  }
  return undefined
}

async function finish({ layout, painted, report }: Passed): Promise<Ad> {
  const { jpeg, quality } = await encodeJpeg(painted.canvas.data(), layout.format, 'compositeSynthetic')
  const file = { bytes: jpeg.byteLength, quality }
  return { jpeg, layout, report: { ...report, ...file, findings: [...report.findings, ...fileFindings(layout, file)] } }
}
