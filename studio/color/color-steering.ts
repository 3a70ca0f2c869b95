/** What the mood of inspiration images does to the colors of a palette that the person chose. */
export interface ColorSteering {
  /** Multiplies every chroma. */
  strength: number
  /** A hue of theirs to stand beside the palette's own, in OKLCH degrees; undefined when they have no other. */
  beside: number | undefined
}
