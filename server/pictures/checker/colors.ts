/** Colors as the checks compare them. Each is red, green and blue from 0 to 1, in linear light unless it says otherwise. */
export type Linear = readonly [number, number, number]

const LINEAR = Float64Array.from({ length: 256 }, (_, level) => {
  const value = level / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

export function toLinear(red: number, green: number, blue: number): Linear {
  return [LINEAR[red]!, LINEAR[green]!, LINEAR[blue]!]
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
export function toLab([red, green, blue]: Linear): [number, number, number] {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
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
  const level = (value: number) =>
    Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
  return `#${color.map((value) => level(value).toString(16).padStart(2, '0')).join('')}`
}
