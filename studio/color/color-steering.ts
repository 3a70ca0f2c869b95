/** The effect that the mood of inspiration images has on the colors of a palette that the user chose. */
export interface ColorSteering {
  /** Multiplies every chroma. */
  strength: number
  /** A hue of the images to stand beside the palette's own, in OKLCH degrees; undefined when they have no other. */
  beside: number | undefined
}
