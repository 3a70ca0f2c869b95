/** Lightness of the ground by style, for a concept that stands on the style's own field. */
export const onAnyGround = {
  clean: 'light',
  bold: 'mixed',
  luxury: 'dark',
  playful: 'light',
  corporate: 'light',
  modern: 'dark',
} as const
