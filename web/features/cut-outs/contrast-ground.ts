import { useEffect, useState } from 'react'

export type ContrastGround = 'light' | 'dark'

/** The ground until the photo is measured: most products are photographed on something light. */
const COMMON: ContrastGround = 'dark'

/** Side in pixels of the copy of a photo that is measured. */
const SIDE = 24

/**
 * Gives the ground for a cut-out that shows remains of the photo's own ground: dark for a photo on something light, and
 * light for one on something dark.
 */
export function useContrastGround(photoUrl: string): ContrastGround {
  const [found, setFound] = useState<{ photoUrl: string; ground: ContrastGround }>()
  useEffect(() => {
    const photo = new Image()
    photo.onload = () => setFound({ photoUrl, ground: contrastOf(photo) })
    photo.src = photoUrl
    return () => {
      photo.onload = null
    }
  }, [photoUrl])
  return found?.photoUrl === photoUrl ? found.ground : COMMON
}

function contrastOf(photo: HTMLImageElement): ContrastGround {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) return COMMON
  context.drawImage(photo, 0, 0, SIDE, SIDE)
  try {
    return edgeLightness(context.getImageData(0, 0, SIDE, SIDE).data, SIDE) > 0.5 ? 'dark' : 'light'
  } catch {
    // A photo from a bucket of another origin can be shown, but its pixels cannot be read.
    return COMMON
  }
}

/** Gives the mean lightness, from 0 to 1, of the outermost pixels of a square picture (RGBA, `side` pixels a side). */
export function edgeLightness(pixels: ArrayLike<number>, side: number): number {
  let sum = 0
  let count = 0
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (x > 0 && y > 0 && x < side - 1 && y < side - 1) continue
      const at = 4 * (y * side + x)
      const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
      sum += (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
      count += 1
    }
  }
  return sum / count
}
