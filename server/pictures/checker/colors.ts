import { levelOfLight, LINEAR_LIGHT, writeOklabOfLight } from '#contract/pictures/linear-light.ts'

/** Colors as the checks compare them. Each is red, green and blue from 0 to 1, in linear light unless it says otherwise. */
export type Linear = readonly [number, number, number]

export function toLinear(red: number, green: number, blue: number): Linear {
  return [LINEAR_LIGHT[red]!, LINEAR_LIGHT[green]!, LINEAR_LIGHT[blue]!]
}

/** Returns the color of the pixel whose four bytes begin at `at`, as it looks on a white page: levels of sRGB, 0 to 255. */
export function levelsOnWhite(rgba: Uint8Array, at: number): [red: number, green: number, blue: number] {
  const alpha = rgba[at + 3]!
  const shown = (channel: number) => Math.round((rgba[at + channel]! * alpha + 255 * (255 - alpha)) / 255)
  return [shown(0), shown(1), shown(2)]
}

/** Relative luminance (WCAG 2.2). */
export function luminanceOf([red, green, blue]: Linear): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrastOf(one: Linear, other: Linear): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** OKLab (Björn Ottosson, 2020), whose distances are about as large as they look. */
export function toLab(color: Linear): [number, number, number] {
  const lab = new Float64Array(3)
  writeOklabOfLight(...color, lab, 0)
  return [lab[0]!, lab[1]!, lab[2]!]
}

export function distanceOf(one: Linear, other: Linear): number {
  const [a, b] = [toLab(one), toLab(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

type Matrix = readonly [Linear, Linear, Linear]

/** Turn linear light into what the three kinds of color-blindness see (Machado, Oliveira and Fernandes, 2009, severity 1). */
export const COLOR_BLIND: readonly Matrix[] = [
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
]

export function seenBy(matrix: Matrix, color: Linear): Linear {
  const row = ([a, b, c]: Linear) => Math.min(1, Math.max(0, a * color[0] + b * color[1] + c * color[2]))
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

export function toHex(color: Linear): string {
  return `#${color.map((light) => levelOfLight(light).toString(16).padStart(2, '0')).join('')}`
}
