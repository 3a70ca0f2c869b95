import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Point } from './stroke-history.ts'

/** Moved apart or together by so much, two fingers have asked for another zoom. */
const PINCH = 1.35

/** What is shown keeps so far from the edge of the view, as a share of it. */
const MARGIN = 0.15

interface Fingers {
  /** Whether this finger is the second one, so that the two move the picture from now on. */
  down: (event: PointerEvent) => boolean
  /** Whether the picture was moved. */
  move: (event: PointerEvent) => boolean
  up: (event: PointerEvent) => void
}

interface ZoomedView {
  view: RefObject<HTMLDivElement | null>
  /** Scrolls so that a point of the picture is seen. */
  show: (point: Point) => void
  fingers: Fingers
}

/** A view on a picture that may be larger than it: its middle stays where it is when the zoom changes, two fingers move and zoom it. */
export function useZoomedView({ zoom, onZoom }: { zoom: number; onZoom: (by: -1 | 1) => void }): ZoomedView {
  const view = useRef<HTMLDivElement>(null)
  const shownZoom = useRef(zoom)
  const down = useRef(new Map<number, Point>())
  const pinch = useRef(0)

  useLayoutEffect(() => {
    const { current: element } = view
    if (!element || shownZoom.current === zoom) return
    const by = zoom / shownZoom.current
    shownZoom.current = zoom
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element
    element.scrollLeft = (scrollLeft + clientWidth / 2) * by - clientWidth / 2
    element.scrollTop = (scrollTop + clientHeight / 2) * by - clientHeight / 2
  }, [zoom])

  function show([x, y]: Point) {
    const { current: element } = view
    if (!element) return
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element
    element.scrollLeft = within(scrollLeft, { at: x * scrollWidth, room: clientWidth })
    element.scrollTop = within(scrollTop, { at: y * scrollHeight, room: clientHeight })
  }

  const fingers: Fingers = {
    down({ pointerId, clientX, clientY }) {
      down.current.set(pointerId, [clientX, clientY])
      pinch.current = spread(down.current)
      return down.current.size > 1
    },
    move({ pointerId, clientX, clientY }) {
      const before = down.current.get(pointerId)
      if (!before || down.current.size < 2) return false
      down.current.set(pointerId, [clientX, clientY])
      // Each of the two tells its own half of the way.
      const { current: element } = view
      if (element) {
        element.scrollLeft += (before[0] - clientX) / 2
        element.scrollTop += (before[1] - clientY) / 2
      }
      const now = spread(down.current)
      const by = now > PINCH * pinch.current ? 1 : now < pinch.current / PINCH ? -1 : undefined
      if (by) {
        pinch.current = now
        onZoom(by)
      }
      return true
    },
    up({ pointerId }) {
      down.current.delete(pointerId)
    },
  }
  return { view, show, fingers }
}

function within(scroll: number, { at, room }: { at: number; room: number }): number {
  const margin = MARGIN * room
  return Math.min(at - margin, Math.max(at + margin - room, scroll))
}

/** How far two fingers are apart, in pixels of the screen. */
function spread(down: ReadonlyMap<number, Point>): number {
  const [first, second] = [...down.values()]
  return first && second ? Math.hypot(first[0] - second[0], first[1] - second[1]) : 0
}
