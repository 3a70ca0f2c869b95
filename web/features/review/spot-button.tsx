import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { t } from '#web/i18n/i18n.ts'
import type { SpotPoint } from './spots.ts'
import styles from './spot-picture.module.css'

const CENTER: SpotPoint = { x: 0.5, y: 0.5 }
const STEP = 0.02
const LARGE_STEP = 0.1

const MOVES: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * A layer over a picture that chooses a place on it by a press; on the keyboard, arrow keys move a mark and Enter sets
 * it.
 */
export function SpotButton({ label, onPlace }: { label: string; onPlace: (point: SpotPoint) => void }) {
  const [aim, setAim] = useState<SpotPoint>()
  const hintId = useId()
  // A key pressed before hydration would be lost, and the mark would not stand where it was meant to.
  const isAlive = useHydrated()

  function moveByKey(event: KeyboardEvent) {
    const move = MOVES[event.key]
    if (!move) return
    event.preventDefault()
    const step = event.shiftKey ? LARGE_STEP : STEP
    setAim(({ x, y } = CENTER) => ({ x: within(x + step * move[0]), y: within(y + step * move[1]) }))
  }

  function place(event: MouseEvent<HTMLElement>) {
    // Enter, Space and screen readers press without a position.
    if (event.detail === 0) return onPlace(aim ?? CENTER)
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onPlace({ x: within((event.clientX - left) / width), y: within((event.clientY - top) / height) })
  }

  return (
    <>
      <button
        type="button"
        className={styles.spot}
        disabled={!isAlive}
        aria-label={label}
        aria-describedby={hintId}
        onClick={place}
        onKeyDown={moveByKey}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setAim((at) => at ?? CENTER)}
        // A window that loses and regains the focus keeps its focused element, and the mark stays in place.
        onBlur={({ currentTarget }) => document.activeElement !== currentTarget && setAim(undefined)}
      />
      <VisuallyHidden>
        <span id={hintId}>{t('The arrow keys move the mark, Enter puts it there.')}</span>
        <output>{aim && t('{x} from the left, {y} from the top', { x: percent(aim.x), y: percent(aim.y) })}</output>
      </VisuallyHidden>
      {aim && <span className={styles.aim} style={{ left: percent(aim.x), top: percent(aim.y) }} />}
    </>
  )
}

function within(fraction: number): number {
  return Math.min(1, Math.max(0, Math.round(fraction * 1000) / 1000))
}

function percent(fraction: number): string {
  return `${Math.round(100 * fraction)}%`
}
