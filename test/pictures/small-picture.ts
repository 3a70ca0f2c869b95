import type { Canvas } from '#studio/paint/surface.ts'

/** Gray levels from dark to light. */
const LEVELS = ' .:-=+*#%@'

/**
 * Draws a picture as a few lines of text, one letter for the mean gray of each cell: enough to see in a test what a
 * visual idea looks like, and that it still does.
 */
export function smallPicture(canvas: Canvas, columns = 24, rows = 12): string {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const lines: string[] = []
  for (let row = 0; row < rows; row += 1) {
    let line = ''
    for (let column = 0; column < columns; column += 1) {
      const [x0, x1] = [Math.floor((column * width) / columns), Math.floor(((column + 1) * width) / columns)]
      const [y0, y1] = [Math.floor((row * height) / rows), Math.floor(((row + 1) * height) / rows)]
      let sum = 0
      for (let y = y0; y < y1; y += 1) {
        for (let x = x0; x < x1; x += 1) {
          const offset = (y * width + x) * 4
          sum += 0.299 * data[offset]! + 0.587 * data[offset + 1]! + 0.114 * data[offset + 2]!
        }
      }
      const grey = sum / ((x1 - x0) * (y1 - y0))
      line += LEVELS[Math.min(LEVELS.length - 1, Math.floor((grey / 256) * LEVELS.length))]
    }
    lines.push(line)
  }
  return `\n${lines.join('\n')}\n`
}
