/** What a person is told whose ad is another one than the sketch shows. */
export const CHANGED_SINCE_SKETCHED = 'This ad was changed since it was sketched: look at the new sketches first.'

/** And where the studio itself would paint it in another way by now. */
export const SKETCH_LOST =
  'This picture cannot be made as you saw it any more. Your credit is back: look at the new sketches first.'

/** And where it was changed between the press and the painting. */
export const CHANGED_WHILE_WAITING =
  'This ad was changed while its picture waited to be made. Your credit is back: look at the new sketches first.'
