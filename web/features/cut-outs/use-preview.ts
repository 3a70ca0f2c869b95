import { useEffect, useRef, useState } from 'react'
import type { CutOutOfPhoto, Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import type { PhotoInAd } from '#web/api/ads/cut-outs/cut-out.ts'
import { fetchTouchUpPreview } from '#web/api/ads/cut-outs/try-touch-up.ts'

interface Preview {
  /** The address of the preview. Undefined until there is one. */
  url: string | undefined
  /** The strokes that the preview shows. */
  strokes: readonly Stroke[]
}

/**
 * Gives the cut-out with the strokes applied. One preview is requested at a time, the next with all strokes added
 * since: for a user who paints quickly, no time goes into outdated previews.
 */
export function usePreview(photo: PhotoInAd, saved: CutOutOfPhoto, strokes: readonly Stroke[]) {
  const [shown, setShown] = useState<Preview>({ url: saved.preview ?? undefined, strokes: saved.strokes })
  const [hasFailed, setFailed] = useState(false)
  const latest = useRef(strokes)
  const isAsking = useRef(false)
  const isPainted = useRef(saved.strokes as readonly Stroke[])
  const { adId, imageId } = photo

  useEffect(() => {
    latest.current = strokes
    if (isAsking.current || strokes === isPainted.current) return
    const asking = async () => {
      isAsking.current = true
      setFailed(false)
      while (latest.current !== isPainted.current) {
        const asked = latest.current
        const picture = await fetchTouchUpPreview({ adId, imageId }, asked)
        isPainted.current = asked
        setShown({ url: URL.createObjectURL(picture), strokes: asked })
      }
    }
    asking()
      .catch(() => setFailed(true))
      .finally(() => (isAsking.current = false))
  }, [adId, imageId, strokes])

  const { url } = shown
  useEffect(() => () => void (url?.startsWith('blob:') && URL.revokeObjectURL(url)), [url])
  return { ...shown, hasFailed, isBusy: strokes !== shown.strokes && !hasFailed }
}
