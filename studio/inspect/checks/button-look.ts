import type { Check } from '../check.ts'
import { error } from '../finding.ts'

/**
 * Facebook and Instagram refuse pictures of buttons: there the call to action is a ribbon or a plate with no rounded
 * corner.
 */
export const buttonLook: Check = ({ layout, canvas }) => {
  if (canvas.buttonsAllowed) return []
  const boxed = layout.layers.some(
    (layer) =>
      layer.kind === 'shape' &&
      layer.part === 'call-to-action' &&
      layer.shape.type === 'rect' &&
      (layer.shape.radius ?? 0) > 0,
  )
  return boxed ? [error('button-look', 'The call to action looks like a button, which this platform refuses.')] : []
}
