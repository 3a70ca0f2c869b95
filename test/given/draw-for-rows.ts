import { drawHalves } from '../pictures/pictures.ts'

let picture: Promise<Buffer> | undefined

/** Draws the picture that the forms of API rows hold, once. */
export function drawForRows(): Promise<Buffer> {
  return (picture ??= drawHalves(60, 40).png().toBuffer())
}
