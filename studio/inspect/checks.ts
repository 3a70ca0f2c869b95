import type { Check } from './check.ts'
import { behindProduct } from './checks/behind-product.ts'
import { buttonLook } from './checks/button-look.ts'
import { companions } from './checks/companions.ts'
import { completeMessage } from './checks/complete-message.ts'
import { dials } from './checks/dials.ts'
import { exactWords } from './checks/exact-words.ts'
import { knownLetters } from './checks/known-letters.ts'
import { logoKept } from './checks/logo.ts'
import { notes } from './checks/notes.ts'
import { ourAction } from './checks/our-action.ts'
import { ownColors } from './checks/own-colors.ts'
import { ownFonts } from './checks/own-fonts.ts'
import { ownWords } from './checks/own-words.ts'
import { paintedInk } from './checks/painted-ink.ts'
import { productApart } from './checks/product-apart.ts'
import { productCovered } from './checks/product-covered.ts'
import { productInside } from './checks/product-inside.ts'
import { productPixels } from './checks/product-pixels.ts'
import { productShape } from './checks/product-shape.ts'
import { productSize } from './checks/product-size.ts'
import { safeZone } from './checks/safe-zone.ts'
import { signOff } from './checks/sign-off.ts'
import { storyZone } from './checks/story-zone.ts'
import { textArea } from './checks/text-area.ts'
import { textContrast } from './checks/text-contrast.ts'
import { textOverlap } from './checks/text-overlap.ts'
import { textSize } from './checks/text-size.ts'

/**
 * The checks of every ad, in the order in which a person would look for faults. Those of the file are in check-file.ts.
 */
export const CHECKS: readonly Check[] = [
  completeMessage,
  exactWords,
  knownLetters,
  ownFonts,
  paintedInk,
  textContrast,
  textSize,
  textOverlap,
  safeZone,
  storyZone,
  behindProduct,
  productApart,
  productCovered,
  productInside,
  productSize,
  productShape,
  productPixels,
  companions,
  logoKept,
  signOff,
  buttonLook,
  ourAction,
  textArea,
  ownWords,
  ownColors,
  dials,
  notes,
]
