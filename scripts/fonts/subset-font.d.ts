/** The package has no types of its own. */
declare module 'subset-font' {
  export type Axis = number | { min: number; max: number; default?: number }
  interface Options {
    targetFormat: 'woff2' | 'truetype'
    dropTables?: string[]
    variationAxes?: Record<string, Axis>
    keepAllGlyphs?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
