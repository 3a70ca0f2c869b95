import { type RefObject, useLayoutEffect } from 'react'

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/**
 * Elements that a toast must not cover: the one primary button of a screen, the dangerous one of a question
 * (button.tsx), the focused field, and whatever is marked: a notice, the stepper, a title, a picture that the user is
 * looking at.
 */
const MAIN_BUTTONS =
  '[data-variant="primary"], [data-variant="danger"], [data-keep-clear], main :is(input, textarea):focus'

/**
 * Keeps the toasts clear of the elements that the user needs next. A toast stands at the top, and moves to the nearest
 * free place if such an element is scrolled or laid out beneath it. The place is computed in every frame while a toast
 * is shown: pages scroll, steps change.
 */
export function useToastPlace(region: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = region.current
    if (!isShown || !element) return
    let shiftPx = 0
    let frame = 0
    const place = () => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      const home = { top: top - shiftPx, bottom: bottom - shiftPx, left, right }
      // A toast without a layout covers nothing.
      shiftPx = right > left ? shiftOf(home, mainButtons(), window.innerHeight) : 0
      element.style.translate = shiftPx === 0 ? '' : `0 ${shiftPx}px`
      frame = requestAnimationFrame(place)
    }
    place()
    return () => {
      cancelAnimationFrame(frame)
      element.style.translate = ''
    }
  }, [region, isShown])
}

function mainButtons(): Box[] {
  return [...document.querySelectorAll(MAIN_BUTTONS)]
    .map((button) => button.getBoundingClientRect())
    .filter(({ width }) => width > 0)
}

/**
 * Gives how far down (or up, below 0) the toast moves from its home: as little as possible, downwards first, and not
 * out of the window.
 */
export function shiftOf(home: Box, taken: readonly Box[], windowPx: number): number {
  const heightPx = home.bottom - home.top
  const beside = taken.filter((box) => box.left < home.right && box.right > home.left)
  const isFree = (top: number) =>
    top >= 0 && top + heightPx <= windowPx && beside.every((box) => box.bottom <= top || box.top >= top + heightPx)
  const below = beside.map((box) => box.bottom).filter((top) => top > home.top)
  const above = beside.map((box) => box.top - heightPx).filter((top) => top < home.top)
  const tops = [home.top, ...below.toSorted((a, b) => a - b), ...above.toSorted((a, b) => b - a)]
  return (tops.find(isFree) ?? home.top) - home.top
}
