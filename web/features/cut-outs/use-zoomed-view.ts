import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { StrokePoint } from './stroke-history.ts'

/** Ratio of distances at which a pinch of two fingers changes the zoom. */
const PINCH = 1.35

/** Minimum distance of a shown point from the edge of the view, as a fraction of the view. */
const MARGIN = 0.15

interface Fingers {
  /** Gives true if this finger is the second one, so that the two move the picture from now on. */
  down: (event: PointerEvent) => boolean
  /** Gives true if the picture was moved. */
  move: (event: PointerEvent) => boolean
  up: (event: PointerEvent) => void
}

interface ZoomedView {
  view: RefObject<HTMLDivElement | null>
  /** Scrolls until a point of the picture is in view. */
  show: (point: StrokePoint) => void
  fingers: Fingers
}

/**
 * Gives a view of a picture that may be larger than the view. Its middle stays in place when the zoom changes; two
 * fingers move and zoom it.
 */
export function useZoomedView({ zoom, onZoom }: { zoom: number; onZoom: (by: -1 | 1) => void }): ZoomedView {
  const view = useRef<HTMLDivElement>(null)
  const shownZoom = useRef(zoom)
  const down = useRef(new Map<number, StrokePoint>())
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

  function show([x, y]: StrokePoint) {
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
      // Each finger contributes half of the movement.
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

/** Gives the distance between two fingers in screen pixels. */
function spread(down: ReadonlyMap<number, StrokePoint>): number {
  const [first, second] = [...down.values()]
  return first && second ? Math.hypot(first[0] - second[0], first[1] - second[1]) : 0
}
