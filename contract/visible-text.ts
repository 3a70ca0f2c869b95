/** Takes up room or nothing at all, but has no ink of its own: joiners, marks of direction, fillers, a lone accent. */
const INKLESS = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}\u2800]/gu

/** Whether anything of a text is seen. A name of joiners alone would make an ad without a name. */
export function isVisible(text: string): boolean {
  return text.replaceAll(INKLESS, '') !== ''
}
