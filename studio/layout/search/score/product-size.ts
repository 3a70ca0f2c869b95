import { bottom, lineBoxes, middleOf, overlap, right, wholeOf } from '../../layers/box.ts'
import { between, type View, withinBand } from './view.ts'
import { SHAPE_BANDS } from './shape-bands.ts'

/** A product fills at least 70% of its zone's height or width. */
const FILLED_GOOD = 0.7
const FILLED_BAD = 0.42
/** The product is the second thing seen: as large as its zone, and neither a stamp nor a wall. */
export function scoreProductSize(view: View): number {
  const { picture, canvas, standing } = view
  const zone = canvas.isCovered ? canvas.safe.height * canvas.widthPx : canvas.widthPx * canvas.heightPx
  const share = (picture.width * picture.height) / zone
  const { cutOut, photo } = SHAPE_BANDS[canvas.shape]
  const size = withinBand(share, standing ? cutOut : [photo, 1], 2.6)
  if (!standing) return size
  return 0.6 * size + 0.4 * between(filledShare(view), FILLED_GOOD, FILLED_BAD)
}

/** The larger of its shares of the height and the width that words and margins leave it, where it stands. */
function filledShare(view: View): number {
  const { picture, canvas } = view
  const texts = view.texts.filter((text) => !text.behindProduct).flatMap(lineBoxes)
  const limits = canvas.isCovered ? { ...canvas.safe, x: 0, width: canvas.widthPx } : wholeOf(canvas)
  const across = texts.filter((box) => overlap({ ...picture, x: 0, width: canvas.widthPx }, box) > 0)
  const down = texts.filter((box) => overlap({ ...picture, y: 0, height: canvas.heightPx }, box) > 0)
  const [middleX, middleY] = middleOf(picture)
  const left = Math.max(limits.x, ...across.map(right).filter((edge) => edge <= middleX))
  const end = Math.min(right(limits), ...across.map((box) => box.x).filter((x) => x >= middleX))
  const top = Math.max(limits.y, ...down.map(bottom).filter((edge) => edge <= middleY))
  const foot = Math.min(bottom(limits), ...down.map((box) => box.y).filter((y) => y >= middleY))
  return Math.max(picture.width / Math.max(1, end - left), picture.height / Math.max(1, foot - top))
}
