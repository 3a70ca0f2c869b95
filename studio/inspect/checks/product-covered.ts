import { overlap } from '../../basics/boxes.ts'
import { lineBoxes, shrunk } from '../../layers/box.ts'
import { MIDDLE_CORE } from '../../layout/search/check-layout.ts'
import type { Check } from '../check.ts'
import { error, quote } from '../finding.ts'
import { INK_COVERAGE, inkArea, type InspectedAd, type PaintedRun } from '../inspected-ad.ts'
import { alphaAt, type ShownPicture, shownPictures, subjectBox } from '../product-view.ts'

/** Share of a run's ink that may touch the product: the serif of a letter on the soft rim of the matte. */
const TOUCH_SHARE = 0.005
/** Alpha from which a pixel is product and no rim. */
const PRODUCT_ALPHA = 128

/** No words are set on a product: not on a cut-out's own pixels, nor on a photo's subject or its middle. */
export const productCovered: Check = (ad) =>
  shownPictures(ad.layout, ad.photos).flatMap((picture) =>
    ad.runs
      .filter((run) => (picture.layer.kind === 'product' ? inkOnProduct(ad, run, picture) : onSubject(run, picture)))
      .map(({ layer }) => error('product-covered', `The words ${quote(layer.text)} are set on the product.`)),
  )

function inkOnProduct({ layout }: InspectedAd, run: PaintedRun, picture: ShownPicture): boolean {
  const { layers } = layout
  if (layers.indexOf(run.layer) < layers.indexOf(picture.layer)) return false
  const { box, coverage } = run
  if (overlap(box, picture.bounds) === 0) return false
  const subject = picture.study.treatment === 'multiply' ? subjectBox(picture) : undefined
  if (subject) return overlap(run.ink ?? box, subject) > 0
  let [ink, touching] = [0, 0]
  const { left, top, right, foot } = inkArea(run)
  for (let y = top; y < foot; y += 1) {
    for (let x = left; x < right; x += 1) {
      if (coverage[y * box.width + x]! < INK_COVERAGE) continue
      ink += 1
      if (alphaAt(picture, box.x + x + 0.5, box.y + y + 0.5) >= PRODUCT_ALPHA) touching += 1
    }
  }
  return touching > TOUCH_SHARE * ink
}

function onSubject({ layer }: PaintedRun, picture: ShownPicture): boolean {
  const core = subjectBox(picture) ?? shrunk(picture.bounds, MIDDLE_CORE)
  return lineBoxes(layer).some((line) => overlap(line, core) > 0)
}
