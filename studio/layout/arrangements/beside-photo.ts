import type { Box } from '../layers/box.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, PhotoLayer } from '../layers/layout.ts'
import type { InnerSide } from '../picture/bled-photo.ts'
import type { WordsLook } from '../sets/product-set.ts'
import { arrangeBeside, type PictureSide } from './beside.ts'
import { firstFound } from './first-found.ts'

interface BesidePhoto {
  look: WordsLook
  /** Where a photo at the end begins, as a share of the width. */
  start: number
  /** The photo in its room, of which it takes at least so much. */
  photo: (context: ComposeContext, room: Box, inner: InnerSide, least: number) => PhotoLayer | undefined
  /** The photo on what lies behind it. */
  dress: (photo: PhotoLayer, room: Box, inner: InnerSide) => Layer[]
}

const INNER: Record<PictureSide, InnerSide> = { end: 'left', head: 'bottom', foot: 'top' }

/** What a photo takes of its room: all of it, or where no side has a room of its form, a part. */
const LEAST = [1, 0.5]
/** By so much of the width a photo at the end may begin earlier, where what it shows is wide. */
const EARLIER = [0, 0.06, 0.12]

/** A photo off the canvas's edges beside, over or under the words: where it is largest, and of two that are alike where the seed has it. */
export function arrangePhoto(context: ComposeContext, { look, start, photo, dress }: BesidePhoto): Layer[] | undefined {
  return firstFound(LEAST, (least) =>
    firstFound(
      placesFor(context, start, (room, inner) => photo(context, room, inner, least)),
      (place) => {
        const picture = (room: Box, side: PictureSide) => {
          const shown = photo(context, room, INNER[side], least)
          if (!shown) return undefined
          const part = side === 'foot' ? { ...room, x: 0, width: context.canvas.widthPx } : room
          const box = side === 'foot' ? shown.box : room
          return { box, dress: () => ({ behind: dress(shown, part, INNER[side]) }) }
        }
        return arrangeBeside(context, { look, start: place.start, picture }, [place.side])
      },
    ),
  )
}

/** So much less may show the side that the seed would have first, and second. */
const WANTED = [1.5, 1.22, 1]

/** The sides in the order in which the seed would have them: seeds one after another part as far as can be. */
function wishesOf(seed: number): PictureSide[] {
  const first = (seed * Math.sqrt(5)) % 1
  const sides: PictureSide[] = ['head', 'end', 'foot']
  const [wish] = sides.splice(Math.floor(3 * first), 1)
  return [wish!, ...((3 * first) % 1 < 0.5 ? sides : sides.toReversed())]
}

function placesFor(
  { canvas, direction }: ComposeContext,
  start: number,
  photo: (room: Box, inner: InnerSide) => PhotoLayer | undefined,
): { side: PictureSide; start: number }[] {
  const { widthPx: width, heightPx: height } = canvas
  const sides: PictureSide[] = canvas.isCovered ? ['foot', 'head', 'end'] : ['end', 'head', 'foot']
  const wishes = wishesOf(direction.seed)
  // Beside words a story has room for a tall strip alone, which is seldom all that a photo shows.
  const worthOf = (side: PictureSide) => (canvas.isCovered && side === 'end' ? 1 : WANTED[wishes.indexOf(side)]!)
  const { head, foot } = ABOUT[canvas.isSmall ? 'small' : 'large']
  const places = sides.flatMap((side) => {
    const found: { side: PictureSide; start: number; area: number }[] = []
    for (const by of side === 'end' ? EARLIER : [0]) {
      const x = Math.round((start - by) * width)
      const rooms = {
        end: { x, y: 0, width: width - x, height },
        head: { x: 0, y: 0, width, height: Math.round(head * height) },
        foot: { x: 0, y: Math.round(foot * height), width, height: Math.round((1 - foot) * height) },
      }
      const { box } = photo(rooms[side], INNER[side]) ?? {}
      if (box) found.push({ side, start: start - by, area: box.width * box.height * worthOf(side) })
      if (box && box.height >= rooms[side].height) break
    }
    return found
  })
  return places.toSorted((one, other) => other.area - one.area)
}

/** Of the height: about what a photo over the words takes, and about where one under them begins. */
const ABOUT = { large: { head: 0.58, foot: 0.44 }, small: { head: 0.5, foot: 0.56 } }
