import { Contrast, Minus, Plus, Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import type { CutOutOfPhoto, Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import type { ImageEntry } from '#contract/pictures/image.ts'
import { STROKES_MAX } from '#contract/limits.ts'
import { ApiError } from '#web/api/platform/api-error.ts'
import type { PhotoInAd } from '#web/api/ads/cut-outs/cut-out.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useSaveTouchUp } from '#web/api/ads/cut-outs/save-touch-up.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { thumbnailUrl } from '#contract/pictures/image-urls.ts'
import { t } from '#web/i18n/i18n.ts'
import { useContrastGround } from './contrast-ground.ts'
import { PaintBoard } from './paint-board.tsx'
import { hasRoomFor, paint, redo, type StrokeHistory, undo } from './stroke-history.ts'
import styles from './touch-up.module.css'
import { usePreview } from './use-preview.ts'

interface TouchUpDialogProps {
  photo: PhotoInAd
  image: ImageEntry
  cutOut: CutOutOfPhoto & { etag?: string }
  onClose: () => void
  onSaved: () => void
}

const KINDS = [
  { value: 'keep', label: t('Keep'), icon: <Plus aria-hidden /> },
  { value: 'remove', label: t('Remove'), icon: <Minus aria-hidden /> },
] as const

/** Brush sizes as fractions of the photo's longer side. */
const SIZES = [0.006, 0.01, 0.016, 0.025, 0.04, 0.06, 0.09]
const FIRST_SIZE = 3

/** Magnifications. The brush keeps its size on the screen, so it is finer when zoomed in. */
const ZOOMS = [1, 2, 4]

/**
 * Lets the user correct a cut-out by hints: the brush marks what belongs to the product, the studio finds the edge.
 */
export function TouchUpDialog({ photo, image, cutOut, onClose, onSaved }: TouchUpDialogProps) {
  const [history, setHistory] = useState<StrokeHistory>({ strokes: cutOut.strokes, undone: [] })
  const [kind, setKind] = useState<Stroke['kind']>(cutOut.preview ? 'remove' : 'keep')
  const [size, setSize] = useState(FIRST_SIZE)
  const [zoom, setZoom] = useState(0)
  const [isTurned, setTurned] = useState(false)
  const [message, setMessage] = useState('')
  const [isLeaving, setLeaving] = useState(false)
  const preview = usePreview(photo, cutOut, history.strokes)
  const save = useSaveTouchUp(photo)
  const advised = useContrastGround(thumbnailUrl(image.url))
  const ground = isTurned === (advised === 'dark') ? 'light' : 'dark'
  const isChanged = history.strokes !== cutOut.strokes

  function add(stroke: Stroke) {
    if (!hasRoomFor(history, stroke)) return setMessage(t('These are as many strokes as fit. Undo some, or save.'))
    setHistory(paint(history, stroke))
    setMessage(`${stroke.kind === 'keep' ? t('Kept.') : t('Removed.')} ${strokesSentence(history.strokes.length + 1)}`)
  }

  /**
   * Shows another state of the history. The message describes the present strokes: after an undo, 'Removed' no longer
   * holds.
   */
  function go(to: StrokeHistory, what: string) {
    if (to === history) return
    setHistory(to)
    setMessage(`${what} ${strokesSentence(to.strokes.length)}`)
  }

  const goBack = () => go(undo(history), t('Undone.'))
  const goOn = () => go(redo(history), t('Redone.'))

  function resize(by: -1 | 1) {
    const next = Math.min(SIZES.length - 1, Math.max(0, size + by))
    setSize(next)
    setMessage(t('Brush size {size} of {sizes}.', { size: next + 1, sizes: SIZES.length }))
  }

  function zoomBy(by: -1 | 1) {
    const next = Math.min(ZOOMS.length - 1, Math.max(0, zoom + by))
    setZoom(next)
    setMessage(next === 0 ? t('The whole photo.') : t('{zoom} times as large.', { zoom: ZOOMS[next] ?? 1 }))
  }

  /** Saves the strokes. The notice below shows a failure. */
  function keep() {
    const changed = { strokes: [...history.strokes], ifMatch: versionRead(save.error) ?? cutOut.etag }
    save.mutate(changed, {
      onSuccess: () => {
        onSaved()
        onClose()
      },
    })
  }

  const leave = () => (isChanged ? setLeaving(true) : onClose())

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={t('Touch up')}
      description={t('Paint roughly over what belongs to the product, or over what does not. We find its edge.')}
      width="lg"
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            variant="primary"
            disabled={!isChanged}
            loading={save.isPending}
            loadingLabel={t('Saving...')}
            onClick={keep}
          >
            {t('Save')}
          </Button>
        </>
      }
    >
      <div className={styles.touchUp}>
        <div className={styles.tools} role="toolbar" aria-label={t('Brush')}>
          <Segments label={t('What the brush does')} options={KINDS} value={kind} onChange={setKind} />
          <span className={styles.group}>
            <IconButton label={t('Smaller brush')} disabled={size === 0} onClick={() => resize(-1)}>
              <Minus aria-hidden />
            </IconButton>
            <span className={styles.size} aria-hidden>
              <span style={{ '--size': `${6 + size * 3}px` } as object} />
            </span>
            <IconButton label={t('Larger brush')} disabled={size === SIZES.length - 1} onClick={() => resize(1)}>
              <Plus aria-hidden />
            </IconButton>
          </span>
          <span className={styles.group}>
            <IconButton label={t('Undo')} disabled={history.strokes.length === 0} onClick={goBack}>
              <Undo2 aria-hidden />
            </IconButton>
            <IconButton label={t('Redo')} disabled={history.undone.length === 0} onClick={goOn}>
              <Redo2 aria-hidden />
            </IconButton>
          </span>
          <span className={styles.group}>
            <IconButton label={t('Zoom out')} disabled={zoom === 0} onClick={() => zoomBy(-1)}>
              <ZoomOut aria-hidden />
            </IconButton>
            <IconButton label={t('Zoom in')} disabled={zoom === ZOOMS.length - 1} onClick={() => zoomBy(1)}>
              <ZoomIn aria-hidden />
            </IconButton>
            <IconButton
              label={ground === 'dark' ? t('On a light ground') : t('On a dark ground')}
              onClick={() => setTurned(!isTurned)}
            >
              <Contrast aria-hidden />
            </IconButton>
          </span>
        </div>
        <PaintBoard
          label={t('{name}, to paint on', { name: image.name })}
          photoUrl={image.url}
          previewUrl={preview.url}
          pending={history.strokes.filter((stroke) => !preview.strokes.includes(stroke))}
          zoom={ZOOMS[zoom] ?? 1}
          ground={ground}
          brush={{ kind, radius: (SIZES[size] ?? 0) / (ZOOMS[zoom] ?? 1) }}
          onZoom={zoomBy}
          onPaint={add}
          onResize={resize}
          onUndo={goBack}
          onRedo={goOn}
        />
        <p className={styles.status} role="status" data-state={preview.isBusy ? 'busy' : 'ready'}>
          {preview.hasFailed ? t('The preview did not come. Your strokes are here all the same.') : message}
        </p>
        {save.error && (
          <Notice variant="bad" title={isConflict(save.error) ? t('Touched up elsewhere') : t('Not saved')}>
            {isConflict(save.error)
              ? t(
                  'Somebody touched up this photo in the meantime. Save again to put yours in its place, or cancel to keep theirs.',
                )
              : errorSentence(save.error)}
          </Notice>
        )}
        {isLeaving && (
          <Notice
            variant="bad"
            title={t('Your strokes are not saved')}
            action={
              <Button size="sm" onClick={onClose}>
                {t('Leave without them')}
              </Button>
            }
          >
            {t('Save them, or leave without them.')}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

function strokesSentence(count: number): string {
  return t('{count} of {most} strokes.', { count, most: STROKES_MAX })
}

function isConflict(error: Error): boolean {
  return error instanceof ApiError && error.code === 'CONFLICT'
}

/**
 * Gives the version for the next save: a user who saves again after a conflict has seen that there is another version.
 */
function versionRead(error: Error | null): string | undefined {
  return error instanceof ApiError && isConflict(error) ? error.etag : undefined
}
