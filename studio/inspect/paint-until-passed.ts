import type { Layout } from '../layout/layers/layout.ts'
import { type PaintedAd, paintLayout, type StudiedPhoto } from '../paint/paint-layout.ts'
import type { Pixels } from '../photo/pixels.ts'
import type { Typesetter } from '../type/typesetter.ts'
import { inspectAd, type PixelReport } from './inspect-ad.ts'
import { mendLayout } from './mend-layout.ts'

export interface Passed {
  layout: Layout
  painted: PaintedAd
  report: PixelReport
}

export interface Painting {
  photos: readonly StudiedPhoto[]
  /** What the layout's scene is made of, where it has one. */
  scene?: Pixels | undefined
  typesetter: Typesetter
  /** What was wrong with the layouts that were passed over is added here. */
  problems: string[]
}

/** How often a layout is mended before it is given up. */
const MENDS_MAX = 2

/** A layout painted, inspected and where it can be mended painted again; undefined when an error stays. */
export async function paintUntilPassed(
  first: Layout,
  { photos, scene, typesetter, problems }: Painting,
): Promise<Passed | undefined> {
  let layout: Layout | undefined = first
  for (let mends = 0; layout && mends <= MENDS_MAX; mends += 1) {
    const painted = await paintLayout(layout, photos, typesetter, scene)
    const report = inspectAd(layout, painted, photos, typesetter)
    const errors = report.findings.filter((finding) => finding.severity === 'error')
    if (errors.length === 0) return { layout, painted, report }
    problems.push(`${layout.family} ${layout.candidate}: ${errors.map((finding) => finding.message).join(' ')}`)
    layout = mendLayout(layout, painted, report)
  }
  return undefined
}
