import { useState } from 'react'
import type { ImageEntry } from '#contract/image.ts'
import type { PhotoInAd } from '#web/api/cut-out.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { loadChunk, prepare } from '#web/ui/load-chunk.ts'

export const TouchUpDialog = lazyPart(async () => (await import('./touch-up-dialog.tsx')).TouchUpDialog)

const prepareDialog = () => prepare(() => TouchUpDialog.load())

/** Whether the brush over a photo is open. Its dialog is loaded when it is asked for, and before by who comes `near` the button. */
export function useTouchUp() {
  const [isOpen, setOpen] = useState(false)

  async function open() {
    if (await loadChunk(() => TouchUpDialog.load())) setOpen(true)
  }

  return {
    isOpen,
    open: () => void open(),
    close: () => setOpen(false),
    near: { onPointerEnter: prepareDialog, onFocus: prepareDialog },
  }
}

export function photoOf(adId: string, { url }: ImageEntry): PhotoInAd {
  return { adId, imageId: url.slice(url.lastIndexOf('/') + 1) }
}
