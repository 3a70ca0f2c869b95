import { contains } from '../../layout/layers/box.ts'
import type { Check } from '../check.ts'
import { error } from '../finding.ts'

/** A shape up to this many times as high as its words looks like a button. */
const BUTTON_HEIGHTS = 5

/** Facebook and Instagram refuse pictures of buttons: there the call to action is a label with no rounded box about it. */
export const buttonLook: Check = ({ layout, canvas }) => {
  if (canvas.buttonsAllowed) return []
  const actions = layout.layers.filter((layer) => layer.kind === 'text' && layer.part === 'call-to-action')
  const boxed = layout.layers.some(
    (layer) =>
      layer.kind === 'shape' &&
      layer.shape.type === 'rect' &&
      (layer.shape.radius ?? 0) > 0 &&
      actions.some(
        (action) =>
          action.kind === 'text' &&
          layer.shape.type === 'rect' &&
          contains(layer.shape.box, action.box) &&
          layer.shape.box.height < BUTTON_HEIGHTS * action.sizePx,
      ),
  )
  return boxed ? [error('button-look', 'The call to action looks like a button, which this platform refuses.')] : []
}
