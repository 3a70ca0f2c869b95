import { paintLayout } from '#studio/paint/paint-layout.ts'
import { type Canvas, canvasOf } from '#studio/paint/surface.ts'

/** Paints a layout, and returns what it painted on a canvas of its own. */
export async function paintedCanvas(...layout: Parameters<typeof paintLayout>): Promise<Canvas> {
  const { pixels } = await paintLayout(...layout)
  return canvasOf(pixels.data, pixels.widthPx, pixels.heightPx)
}
