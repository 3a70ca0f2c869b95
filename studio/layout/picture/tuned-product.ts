import { bottom, right } from '../../basics/boxes.ts'
import { type Box } from '../../layers/box.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Placement } from '../../layers/layout.ts'
import { placedBounds } from '../../layers/placement.ts'

type Tuned = Pick<ComposeContext, 'tuned'>

/**
 * Returns the share of the free width in its room that lies at the product's start, where the user has it stand at a
 * side.
 */
export function tunedAlign({ tuned }: Tuned, alignX: number): number {
  return tuned?.alignX ?? alignX
}

/**
 * Returns the product's place with the size and height that the user chose: about its foot, or about its middle if it
 * hangs.
 */
export function tunedPlacement(
  { tuned }: Tuned,
  placement: Placement,
  { room, anchor }: { room: Box; anchor: 'foot' | 'center' },
): Placement {
  const { productBy: by = 1, lower = 0 } = tuned ?? {}
  if (by === 1 && lower === 0) return placement
  const { box } = placement
  const [width, height] = [Math.round(by * box.width), Math.round(by * box.height)]
  const y = anchor === 'foot' ? bottom(box) - height : box.y + (box.height - height) / 2
  const scaled = { ...box, x: box.x + (box.width - width) / 2, y: Math.round(y + lower * height), width, height }
  const bounds = placedBounds({ ...placement, box: scaled })
  const before = placedBounds(placement)
  // The product goes no farther out at the end than its room, or than it lay. It grows towards the words there.
  const out = Math.max(0, right(bounds) - Math.max(right(room), right(before)))
  return { ...placement, box: { ...scaled, x: Math.round(scaled.x - out) } }
}

/**
 * Returns the part of a photo to show, with its subject as large as the user has it, or at the side where they have it
 * stand.
 */
export function tunedCrop({ tuned, photos }: Tuned & Pick<ComposeContext, 'photos'>, crop: Box): Box {
  const { productBy: by = 1, alignX } = tuned ?? {}
  if (by === 1 && alignX === undefined) return crop
  const { pixels, study } = photos[0]!
  const subject = study.subject ?? crop
  const shrink = Math.max(1 / by, 1 / LARGEST)
  const max = Math.min(pixels.widthPx / crop.width, pixels.heightPx / crop.height)
  const scale = Math.min(shrink, max)
  const [width, height] = [Math.round(scale * crop.width), Math.round(scale * crop.height)]
  const [middleX, middleY] = [subject.x + subject.width / 2, subject.y + subject.height / 2]
  // The subject keeps its place in the crop, so that words stay as far from it as they were.
  const shareX = alignX === undefined ? (middleX - crop.x) / crop.width : SIDES[alignX < 0.5 ? 'start' : 'end']
  const shareY = (middleY - crop.y) / crop.height
  const x = clamp(middleX - shareX * width, pixels.widthPx - width)
  const y = clamp(middleY - shareY * height, pixels.heightPx - height)
  return { x, y, width, height }
}

/** Largest enlargement: a closer crop shows no more than a detail. */
const LARGEST = 2.2

/** Places for the middle of what a photo shows, in shares of the crop's width. */
const SIDES = { start: 0.34, end: 0.66 }

function clamp(value: number, max: number): number {
  return Math.round(Math.min(max, Math.max(0, value)))
}
