import { type Box, lineBoxes, overlap } from '../../layers/box.ts'
import { productAlpha } from '../../layers/placement.ts'
import { between, type View } from './view.ts'

/** Share of the product's matte under text. Anything that can be seen is too much. */
const COVERED_BAD = 0.03
/** Type that passes behind the product may lose this share of its ink boxes and reads as a play; at three times that it is a loss. */
const HIDDEN_GOOD = 0.06
const HIDDEN_BAD = 0.18
/** Samples on each side of the product: finer ones change the share by less than a hundredth. */
const SAMPLES = 28

/** The product is not under text, and text is not lost behind the product. */
export function scoreOcclusion(view: View): number {
  const { placement, hero, texts } = view
  if (!placement) return 1
  const { picture } = view
  const over = texts.filter((text) => !text.behindProduct).flatMap(lineBoxes)
  const behind = texts.filter((text) => text.behindProduct).flatMap(lineBoxes)
  const near = (boxes: readonly Box[]) => boxes.filter((box) => overlap(box, picture) > 0)
  const [nearOver, nearBehind] = [near(over), near(behind)]
  const alphaAt = productAlpha(hero, placement)
  let matte = 0
  let covered = 0
  let hidden = 0
  for (let row = 0; row < SAMPLES; row += 1) {
    for (let column = 0; column < SAMPLES; column += 1) {
      const x = picture.x + ((column + 0.5) / SAMPLES) * picture.width
      const y = picture.y + ((row + 0.5) / SAMPLES) * picture.height
      if (alphaAt(x, y) < 128) continue
      const holds = (box: Box) => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height
      matte += 1
      if (nearOver.some(holds)) covered += 1
      if (nearBehind.some(holds)) hidden += 1
    }
  }
  if (matte === 0) return 0
  const behindArea = behind.reduce((sum, box) => sum + box.width * box.height, 0)
  const lost = behindArea === 0 ? 0 : (hidden * picture.width * picture.height) / (SAMPLES * SAMPLES * behindArea)
  return between(covered / matte, 0, COVERED_BAD) * between(lost, HIDDEN_GOOD, HIDDEN_BAD)
}
