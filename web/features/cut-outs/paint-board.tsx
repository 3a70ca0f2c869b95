import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import type { Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { t } from '#web/i18n/i18n.ts'
import { type BrushTip, drawOverlay } from './draw-overlay.ts'
import type { ContrastGround } from './contrast-ground.ts'
import { extend, type StrokePoint, roundPoint } from './stroke-history.ts'
import styles from './touch-up.module.css'
import { useZoomedView } from './use-zoomed-view.ts'

interface PaintBoardProps {
  label: string
  photoUrl: string
  previewUrl: string | undefined
  /** Magnification: 1 fits the photo in. */
  zoom: number
  /** The ground behind transparent pixels. */
  ground: ContrastGround
  /** Strokes that the preview does not show yet. */
  pending: readonly Stroke[]
  brush: BrushTip
  onPaint: (stroke: Stroke) => void
  onResize: (by: -1 | 1) => void
  /** Called when two fingers have moved apart or together. */
  onZoom: (by: -1 | 1) => void
  onUndo: () => void
  onRedo: () => void
}

const MIDDLE: StrokePoint = [0.5, 0.5]

/** Step of an arrow key as a fraction of the brush's radius; four times as much with Shift. */
const STEP = 0.75
const WIDE = 4

/** Shows the photo, faint, with its cut-out in full; mouse, finger and keys paint on it alike. */
export function PaintBoard(props: PaintBoardProps) {
  const { label, photoUrl, previewUrl, zoom, ground, pending, brush, onPaint, ...actions } = props
  const hintId = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { view, show, fingers } = useZoomedView({ zoom, onZoom: actions.onZoom })
  const [aspect, setAspect] = useState(1)
  const [stroke, setStroke] = useState<Stroke>()
  /** The position of the brush; undefined while neither mouse nor keyboard is here. */
  const [cursor, setCursor] = useState<StrokePoint>()

  useEffect(() => {
    const strokes = stroke ? [...pending, stroke] : pending
    if (canvas.current) drawOverlay(canvas.current, { strokes, cursor, brush })
  }, [pending, stroke, cursor, brush])

  function begin(at: StrokePoint) {
    setCursor(at)
    setStroke({ ...brush, points: [roundPoint(at)] })
  }

  function moveTo(at: StrokePoint) {
    setCursor(at)
    if (stroke) setStroke(extend(stroke, at, aspect))
  }

  function end() {
    if (stroke) onPaint(stroke)
    setStroke(undefined)
  }

  function handleKey(event: KeyboardEvent) {
    const handled = event.ctrlKey || event.metaKey ? handleShortcut(event) : handlePlainKey(event)
    if (handled) event.preventDefault()
  }

  function handleShortcut(event: KeyboardEvent): boolean {
    if (event.key.toLowerCase() === 'z') (event.shiftKey ? actions.onRedo : actions.onUndo)()
    else if (event.key.toLowerCase() === 'y') actions.onRedo()
    else return false
    return true
  }

  function handlePlainKey({ key, repeat, shiftKey }: KeyboardEvent): boolean {
    const [x, y] = cursor ?? MIDDLE
    const step = STEP * brush.radius * (shiftKey ? WIDE : 1)
    const [across, down] = aspect > 1 ? [step, step * aspect] : [step / aspect, step]
    const to: StrokePoint | undefined = {
      ArrowLeft: [x - across, y] as StrokePoint,
      ArrowRight: [x + across, y] as StrokePoint,
      ArrowUp: [x, y - down] as StrokePoint,
      ArrowDown: [x, y + down] as StrokePoint,
    }[key]
    if (to) {
      moveTo(roundPoint(to))
      show(roundPoint(to))
    } else if (key === ' ') return repeat || (begin([x, y]), true)
    else if (key === '+' || key === '=') actions.onResize(1)
    else if (key === '-') actions.onResize(-1)
    else return false
    return true
  }

  return (
    <>
      <div className={styles.view} ref={view} data-ground={ground} style={{ '--aspect': aspect } as object}>
        {/* HTML has no element for a picture to paint on: this is a widget with keys of its own. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          className={styles.board}
          style={{ '--zoom': zoom } as object}
          role="application"
          aria-label={label}
          aria-describedby={hintId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onKeyDown={handleKey}
          onKeyUp={(event) => event.key === ' ' && end()}
          onFocus={(event) => event.target.matches(':focus-visible') && setCursor(cursor ?? MIDDLE)}
          onBlur={() => {
            end()
            setCursor(undefined)
          }}
          onPointerDown={(event) => {
            if (event.button !== 0) return
            event.currentTarget.setPointerCapture?.(event.pointerId)
            // A second finger moves the picture, and the first one's movement so far is not a stroke.
            if (fingers.down(event)) setStroke(undefined)
            else begin(placeOf(event))
          }}
          onPointerMove={(event) => !fingers.move(event) && moveTo(placeOf(event))}
          onPointerUp={(event) => {
            fingers.up(event)
            end()
          }}
          onPointerCancel={(event) => {
            fingers.up(event)
            setStroke(undefined)
          }}
          onPointerLeave={() => !stroke && setCursor(undefined)}
        >
          <img
            className={styles.photo}
            src={photoUrl}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              naturalHeight > 0 && setAspect(naturalWidth / naturalHeight)
            }
          />
          {previewUrl && <img className={styles.preview} src={previewUrl} alt="" draggable={false} />}
          <canvas ref={canvas} className={styles.overlay} />
        </div>
      </div>
      <VisuallyHidden>
        <span id={hintId}>
          {t('Arrow keys move the brush, with Shift further. Hold the space bar to paint. + and - change its size.')}
        </span>
      </VisuallyHidden>
    </>
  )
}

function placeOf({ currentTarget, clientX, clientY }: PointerEvent): StrokePoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return roundPoint([(clientX - left) / width, (clientY - top) / height])
}
