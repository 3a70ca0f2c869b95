import { useState } from 'react'
import type { ImageEntry } from '#contract/pictures/image.ts'
import type { PhotoInAd } from '#web/api/ads/cut-outs/cut-out.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { loadChunk, prepare } from '#web/ui/browser/load-chunk.ts'

export const LazyTouchUpDialog = lazyPart(async () => (await import('./touch-up-dialog.tsx')).TouchUpDialog)

const prepareDialog = () => prepare(() => LazyTouchUpDialog.load())

/**
 * Opens and closes the brush over a photo. Its dialog loads when it is opened, or earlier by the props `near` of its
 * button.
 */
export function useTouchUp() {
  const [isOpen, setOpen] = useState(false)

  async function open() {
    if (await loadChunk(() => LazyTouchUpDialog.load())) setOpen(true)
  }

  return {
    isOpen,
    open: () => void open(),
    close: () => setOpen(false),
    near: { onPointerEnter: prepareDialog, onFocus: prepareDialog },
  }
}

export function photoInAd(adId: string, { url }: ImageEntry): PhotoInAd {
  return { adId, imageId: url.slice(url.lastIndexOf('/') + 1) }
}
