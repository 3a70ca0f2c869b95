import { type AdFields, type StudiedPhoto, studyPhoto } from '#studio/index.ts'
import { drawPixels } from '../pictures/draw-pixels.ts'
import { fixturePhoto } from '../pictures/fixture-photo.ts'

/** A complete brief of an invented product; a test overrides what matters to it. */
export function adFields(own: Partial<AdFields> = {}): AdFields {
  return {
    productName: 'Halden H1',
    productDescription: 'Runs large models under your desk. 96 GB of memory and two quiet fans.',
    productPrice: '$2,499',
    productDiscount: null,
    taglines: ['Your models. Your machine.'],
    customColors: [],
    adStyle: 'modern',
    colorPalette: 'purple',
    typography: 'modern',
    tone: 'professional',
    ...own,
  }
}

/** One of our photos that the studio cuts out. */
export function cutOutPhoto(): Promise<StudiedPhoto> {
  return fixturePhoto('accelerator-card.webp')
}

const scenes = new Map<string, StudiedPhoto>()

/** A busy scene, drawn once for each size: the studio shows it whole. */
export function scenePhoto(widthPx = 900, heightPx = 900): StudiedPhoto {
  const size = `${widthPx} x ${heightPx}`
  const scene = scenes.get(size) ?? drawScene(widthPx, heightPx)
  scenes.set(size, scene)
  return scene
}

function drawScene(widthPx: number, heightPx: number): StudiedPhoto {
  const pixels = drawPixels(
    widthPx,
    heightPx,
    (x, y) => [90 + ((x * 7 + y * 3) % 90), 60 + ((x * 5 + y * 11) % 120), 70 + ((x * y) % 110), 255],
    [(x, y) => (Math.hypot(x - widthPx / 2, y - heightPx / 2) < widthPx / 5 ? [210, 80, 40, 255] : undefined)],
  )
  return { pixels, study: studyPhoto(pixels) }
}
