import { Brush } from 'lucide-react'
import { useState } from 'react'
import type { ImageEntry } from '#contract/image.ts'
import { useCutOut } from '#web/api/cut-out.ts'
import { errorSentence } from '#web/api/error-sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { loadChunk, prepare } from '#web/ui/load-chunk.ts'

const TouchUpDialog = lazyPart(async () => (await import('./touch-up-dialog.tsx')).TouchUpDialog)

interface TouchUpButtonProps {
  adId: string
  image: ImageEntry
  disabled: boolean
  onSaved: () => void
}

/** Opens the brush over a photo of an ad. What is known of its cut-out is asked for when it is pressed. */
export function TouchUpButton({ adId, image, disabled, onSaved }: TouchUpButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const photo = { adId, imageId: image.url.split('/').at(-1) ?? '' }
  const { data: cutOut, error } = useCutOut(photo, { isWanted: isOpen })

  async function open() {
    if (await loadChunk(() => TouchUpDialog.load())) setOpen(true)
  }

  return (
    <div>
      <Button
        size="sm"
        icon={<Brush aria-hidden />}
        disabled={disabled}
        loading={isOpen && !cutOut && !error}
        loadingLabel="Opening..."
        onPointerEnter={() => prepare(() => TouchUpDialog.load())}
        onFocus={() => prepare(() => TouchUpDialog.load())}
        onClick={() => void open()}
      >
        Touch up the cut-out
      </Button>
      {isOpen && error && <p role="alert">{errorSentence(error)}</p>}
      {isOpen && cutOut && <TouchUpDialog {...{ photo, image, cutOut, onSaved }} onClose={() => setOpen(false)} />}
    </div>
  )
}
