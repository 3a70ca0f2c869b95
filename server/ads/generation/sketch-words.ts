/** The message if the ad is no longer the one in the sketch. */
export const CHANGED_SINCE_SKETCHED = 'This ad was changed since it was sketched: look at the new sketches first.'

/** The message if the studio itself would now paint it differently. */
export const SKETCH_LOST =
  'This picture cannot be made as you saw it any more. Your credit is back: look at the new sketches first.'

/** The message if it was changed between the press and the painting. */
export const CHANGED_WHILE_WAITING =
  'This ad was changed while its picture waited to be made. Your credit is back: look at the new sketches first.'
