import type { FormatId } from '#contract/formats.ts'
import type { Report } from '#contract/report.ts'
import { type AdFields, makeBrief } from './brief/brief.ts'
import { chooseDirection } from './direction/choose-direction.ts'
import { encodeJpeg } from './inspect/encode-jpeg.ts'
import { fileFindings, inspectAd, type PixelReport } from './inspect/inspect-ad.ts'
import { mendLayout } from './inspect/mend-layout.ts'
import { type LayoutInput, proposeLayouts } from './layout/make-layout.ts'
import type { Layout } from './layout/layout.ts'
import { type PaintedAd, paintLayout, type StudiedPhoto } from './paint/paint-layout.ts'
import type { Typesetter } from './type/typesetter.ts'

export type StudioStage = 'brief' | 'direction' | 'layout' | 'paint' | 'inspect'

export interface AdInput {
  ad: AdFields
  /** The product photos in the ad's order; the first is the hero. At least one. */
  photos: readonly StudiedPhoto[]
  format: FormatId
  /** Any 31-bit number. The same input and seed give the same bytes. */
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

/** brief -> direction -> layout -> paint -> inspect. Throws when no composition passes the inspection. */
export async function makeAd(input: AdInput): Promise<Ad> {
  const { photos, format, seed, typesetter, onStage } = input
  onStage?.('brief')
  const brief = makeBrief(input.ad, seed)
  onStage?.('direction')
  const direction = chooseDirection(brief, photos[0]!.study, format, seed)
  onStage?.('layout')
  const problems: string[] = []
  for (const layout of proposeLayouts(
    { direction, format, photos, typesetter, seed } satisfies LayoutInput,
    problems,
  )) {
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
