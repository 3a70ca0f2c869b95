/**
 * Returns the colors at the darkest and at the lightest tenth of a ground in RGBA, from some hundreds of its pixels.
 */
export function groundRange(data: Uint8ClampedArray): [dark: string, light: string] {
  const pixels: { luma: number; hex: string }[] = []
  const step = Math.max(4, Math.floor(data.length / 4 / 400) * 4)
  for (let offset = 0; offset < data.length; offset += step) {
    const [r, g, b] = [data[offset]!, data[offset + 1]!, data[offset + 2]!]
    pixels.push({
      luma: 0.3 * r + 0.59 * g + 0.11 * b,
      hex: `#${[r, g, b].map((c) => c.toString(16).padStart(2, '0')).join('')}`,
    })
  }
  pixels.sort((first, second) => first.luma - second.luma)
  return [pixels[Math.floor(pixels.length * 0.1)]!.hex, pixels[Math.floor(pixels.length * 0.9)]!.hex]
}
