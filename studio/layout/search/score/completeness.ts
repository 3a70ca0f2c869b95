import type { View } from './view.ts'

/** What may be left out, and what it is worth to say it. */
const OPTIONAL = { headline: 3, support: 1, 'old-price': 1.2 } as const

/** An ad that has something more to say says it, where there is room: never at the cost of the rest. */
export function scoreCompleteness({ texts, layout, canvas }: View): number {
  const { words } = layout.direction
  const roles = new Set(texts.map((text) => text.part))
  const wished = {
    headline: true,
    support: !canvas.isSmall && (words.support !== undefined || words.proof.length > 1),
    'old-price': words.oldPrice !== undefined,
  }
  let all = 0
  let said = 0
  for (const role of ['headline', 'support', 'old-price'] as const) {
    if (!wished[role]) continue
    all += OPTIONAL[role]
    if (roles.has(role) || (role === 'support' && roles.has('proof'))) said += OPTIONAL[role]
  }
  return said / all
}
