import { digitalSourceOf } from '#contract/digital-source.ts'
import type { Report } from '#contract/report.ts'
import { checkFile } from './inspect/check-file.ts'
import { encodeJpeg } from './inspect/encode-jpeg.ts'
import { paintUntilPassed, type Passed } from './inspect/paint-until-passed.ts'
import type { Layout } from './layout/layers/layout.ts'
import { type ProposalInput, proposeLayouts } from './layout/search/make-layout.ts'
import { proposeScene } from './scene/propose-scene.ts'

export type StudioStage = 'brief' | 'direction' | 'layout' | 'paint' | 'inspect'

/** What the layouts are proposed from; the hero's photo is the first. */
export interface Composition extends ProposalInput {
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
  const { format, photos, scene, typesetter, onStage } = input
  const problems: string[] = []
  onStage?.('layout')
  for (const layout of propose(input, problems)) {
    onStage?.('paint')
    const passed = await paintUntilPassed(layout, { photos, scene, typesetter, problems })
    if (!passed) continue
    onStage?.('inspect')
    return finish(passed, photos)
  }
  throw new Error(`No composition passed for ${format}: ${problems.join('; ')}`)
}

/** With a painted scene, ads that stand in it come first; where none passes, the studio's own compositions follow. */
function* propose(input: Composition, problems: string[]): Generator<Layout> {
  if (input.scene) yield* proposeScene(input, problems)
  yield* proposeLayouts(input, problems)
}

async function finish({ painted, report, ...passed }: Passed, photos: Composition['photos']): Promise<Ad> {
  const layout = showsSynthetic(passed.layout, photos) ? { ...passed.layout, synthetic: true as const } : passed.layout
  const { format } = layout
  const source = digitalSourceOf(layout)
  const { jpeg, quality } = await encodeJpeg(painted.pixels.data, format, source)
  const findings = [...report.findings, ...(await checkFile(jpeg, format, source))]
  const broken = findings.find((finding) => finding.severity === 'error')
  if (broken) throw new Error(`The finished ad for ${format} was refused: ${broken.message}`)
  return { jpeg, layout, report: { ...report, bytes: jpeg.byteLength, quality, findings } }
}

/** Photos that are given and not shown are no part of the picture. */
function showsSynthetic({ layers }: Layout, photos: Composition['photos']): boolean {
  return layers.some((layer) => 'photo' in layer && layer.photo !== undefined && photos[layer.photo]?.synthetic)
}
