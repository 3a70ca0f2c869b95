import type { ComposeContext } from '../compose-context.ts'
import { type Message, stackMessage } from './message.ts'
import type { WordsLook } from '../sets/words-look.ts'

/** How large each style sets its headline: a condensed face takes more, an even grid less. */
export const DISPLAY_SCALE = { clean: 1, bold: 1.4, luxury: 1.15, playful: 1.05, corporate: 0.92, modern: 1.2 }

/** The message as it leads an ad that is carried by a photo: large, the name over it where it stands nowhere else. */
export function leadMessage(
  context: ComposeContext,
  look: WordsLook,
  o: { x: number; y: number; width: number; height: number; lines: number; named: boolean; bare?: boolean },
): Message | undefined {
  const { side: s, shape } = context.canvas
  const small = shape === 'rectangle'
  const tallForm = shape === 'portrait'
  const base = small ? 0.135 : o.lines > 3 ? 0.105 : tallForm ? 0.142 : 0.132
  return stackMessage(context, {
    ...o,
    headline: {
      max: base * s * DISPLAY_SCALE[context.direction.style],
      min: (small ? 0.07 : 0.048) * s,
      lines: o.lines,
      color: look.ink,
    },
    nameSize: o.named ? (small ? 12.5 : (tallForm ? 0.036 : 0.029) * s) : 0,
    nameColor: look.accent,
    nameTracking: context.direction.style === 'luxury' ? 0.05 : undefined,
    supportSize: small || !o.named || o.bare ? 0 : (tallForm ? 0.038 : 0.03) * s,
    supportColor: look.soft,
    supportLines: o.lines > 3 ? 5 : 2,
    proof:
      context.direction.style === 'corporate' && o.lines > 3
        ? { size: 0.03 * s, tick: look.accent, color: look.soft }
        : undefined,
    air: small ? 0.72 : 0.95,
  })
}
