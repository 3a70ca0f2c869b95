import { describe, expect, it } from 'vitest'
import { discPhoto, type HandMade, handMadeLayout, type HandMadeText } from '#test/hand-made-layout.ts'
import type { Part, TextRole } from '../../layers/layout.ts'
import { scoreLayout } from './score-layout.ts'
import { partsOf, viewLayout } from './view.ts'
import { type Term, WEIGHTS } from './weights.ts'

const hero = discPhoto()
const termOf = (term: Term, hand: HandMade) => scoreLayout(handMadeLayout(hand), hero).terms[term]

const text = (role: TextRole, x: number, y: number, width: number, height: number): HandMadeText => ({
  role,
  box: { x, y, width, height },
})

/** A poster without a fault: words in a column at the left, the product at the right. */
const good: HandMade = {
  texts: [
    { ...text('headline', 80, 90, 440, 190), lines: [{ text: 'Your models.' }, { text: 'Your machine.', share: 0.9 }] },
    text('support', 80, 330, 420, 34),
    text('price', 80, 860, 180, 58),
    text('call-to-action', 80, 956, 200, 34),
  ],
  product: { x: 480, y: 330, width: 560, height: 560 },
}

const without = (role: TextRole) => good.texts.filter((one) => one.role !== role)
const instead = (role: TextRole, other: HandMadeText): HandMade => ({ ...good, texts: [other, ...without(role)] })

/** For each term a layout that a designer would refuse for that reason, beside the good one. */
const REFUSED: [promise: string, term: Term, worse: HandMade, better?: HandMade][] = [
  ['a price on the headline', 'overlap', instead('price', text('price', 300, 200, 180, 58))],
  ['a support line that touches the headline', 'overlap', instead('support', text('support', 80, 283, 420, 34))],
  ['words on the product', 'occlusion', instead('price', text('price', 660, 600, 180, 58))],
  [
    'a headline that is lost behind the product',
    'occlusion',
    instead('headline', { ...text('headline', 500, 450, 500, 190), behindProduct: true }),
  ],
  ['an edge that is missed by a few pixels', 'alignment', instead('price', text('price', 88, 860, 180, 58))],
  ['everything at one side', 'balance', { ...good, product: { x: 60, y: 400, width: 420, height: 420 } }],
  ['words at the very edge', 'whiteSpace', instead('price', text('price', 14, 860, 180, 58))],
  ['a band of nothing across the ad', 'whiteSpace', { ...good, product: { x: 500, y: 60, width: 300, height: 300 } }],
  ['text as wallpaper', 'whiteSpace', instead('support', text('support', 80, 300, 900, 420))],
  ['a support line as large as the headline', 'hierarchy', instead('support', text('support', 80, 330, 420, 92))],
  ['a price that shouts the message down', 'hierarchy', instead('price', text('price', 80, 760, 380, 160))],
  ['an action before the offer', 'readingOrder', instead('call-to-action', text('call-to-action', 80, 760, 200, 34))],
  [
    'an action at the end where the script begins',
    'readingOrder',
    { ...inOneRow(), direction: { textDirection: 'rtl' } },
    inOneRow(),
  ],
  ['a headline too small to lead', 'headlineSize', instead('headline', text('headline', 80, 90, 300, 44))],
  ['a headline as large as it can be', 'headlineSize', instead('headline', text('headline', 40, 90, 1000, 250))],
  ['a product like a stamp', 'productSize', { ...good, product: { x: 640, y: 500, width: 190, height: 190 } }],
  ['a product like a wall', 'productSize', { ...good, product: { x: 20, y: 20, width: 1040, height: 1040 } }],
  [
    'a word left behind',
    'lineBalance',
    instead('headline', {
      ...text('headline', 80, 90, 440, 190),
      lines: [{ text: 'Your models. Your' }, { text: 'machine.', share: 0.25 }],
    }),
  ],
  [
    'stairs of single words',
    'lineBalance',
    instead('headline', {
      ...text('headline', 80, 90, 300, 380),
      lines: ['Your', 'models.', 'Your', 'machine.'].map((word) => ({ text: word, share: 0.8 })),
    }),
  ],
  ['a message that is left out', 'completeness', { ...good, texts: without('headline') }],
]

/** Offer and action side by side at the foot. */
function inOneRow(): HandMade {
  return {
    ...good,
    texts: [...without('price'), text('price', 80, 940, 180, 58)].map((one) =>
      one.role === 'call-to-action' ? text('call-to-action', 800, 950, 200, 34) : one,
    ),
  }
}

describe('the score of a layout', () => {
  it.each(REFUSED)('refuses %s (%s)', (_, term, worse, better = good) => {
    expect(termOf(term, worse)).toBeLessThan(termOf(term, better) - 0.05)
  })

  it('finds next to nothing to say against a poster without a fault', () => {
    expect(scoreLayout(handMadeLayout(good), hero).total).toBeGreaterThan(0.95)
  })

  it('weighs its terms to one', () => {
    expect(Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9)
  })

  it('takes a label and what says that it is its button for one thing', () => {
    const box = { x: 60, y: 936, width: 260, height: 74 }
    const onShape = (part: Part): HandMade => {
      const fill = { type: 'solid', color: '#222222' } as const
      return { ...good, shapes: [{ kind: 'shape', part, shape: { type: 'rect', box }, fill }] }
    }
    const actionIn = (hand: HandMade) => partsOf(viewLayout(handMadeLayout(hand), hero), 'call-to-action')[0]!.box
    expect(actionIn(onShape('call-to-action'))).toEqual(box)
    expect(actionIn(onShape('set'))).toEqual(actionIn(good))
    expect(termOf('overlap', onShape('call-to-action'))).toBe(termOf('overlap', good))
  })

  it('takes a product behind type for a play', () => {
    const behind = { ...text('headline', 560, 260, 480, 120), behindProduct: true }
    expect(termOf('overlap', instead('headline', behind))).toBeGreaterThan(0.9)
  })
})
