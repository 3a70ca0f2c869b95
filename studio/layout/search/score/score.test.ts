import { describe, expect, it } from 'vitest'
import { discPhoto, type HandMade, handMadeLayout, type HandMadeText } from '#test/studio/hand-made-layout.ts'
import type { Part, TextRole } from '../../../layers/layout.ts'
import { scoreLayout, type Term } from './score-layout.ts'
import { viewLayout } from './view.ts'

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

/** Layouts that a designer would refuse, for the reason of each term, beside the good one. */
const REFUSED: [promise: string, term: Term, worse: HandMade][] = [
  ['a price on the headline', 'overlap', instead('price', text('price', 300, 200, 180, 58))],
  ['a support line that touches the headline', 'overlap', instead('support', text('support', 80, 283, 420, 34))],
  ['words on the product', 'occlusion', instead('price', text('price', 660, 600, 180, 58))],
  [
    'a headline that is lost behind the product',
    'occlusion',
    instead('headline', { ...text('headline', 500, 450, 500, 190), behindProduct: true }),
  ],
  ['words at the very edge', 'whiteSpace', instead('price', text('price', 14, 860, 180, 58))],
  ['a band of nothing across the ad', 'whiteSpace', { ...good, product: { x: 500, y: 60, width: 300, height: 300 } }],
  ['text as wallpaper', 'whiteSpace', instead('support', text('support', 80, 300, 900, 420))],
  ['a support line as large as the headline', 'hierarchy', instead('support', text('support', 80, 330, 420, 92))],
  ['a price that shouts the message down', 'hierarchy', instead('price', text('price', 80, 760, 380, 160))],
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
]

describe('the score of a layout', () => {
  it.each(REFUSED)('refuses %s (%s)', (_, term, worse) => {
    expect(termOf(term, worse)).toBeLessThan(termOf(term, good) - 0.05)
  })

  it('finds next to nothing to say against a poster without a fault', () => {
    expect(scoreLayout(handMadeLayout(good), hero).total).toBeGreaterThan(0.95)
  })

  it('takes a label and its button for one thing', () => {
    const box = { x: 60, y: 936, width: 260, height: 74 }
    const onShape = (part: Part): HandMade => {
      const fill = { type: 'solid', color: '#222222' } as const
      return { ...good, shapes: [{ kind: 'shape', part, shape: { type: 'rect', box }, fill }] }
    }
    const actionIn = (hand: HandMade) =>
      viewLayout(handMadeLayout(hand), hero).parts.find(({ role }) => role === 'call-to-action')!.box
    expect(actionIn(onShape('call-to-action'))).toEqual(box)
    expect(actionIn(onShape('set'))).toEqual(actionIn(good))
    expect(termOf('overlap', onShape('call-to-action'))).toBe(termOf('overlap', good))
  })

  it('takes a product behind type for a play', () => {
    const behind = { ...text('headline', 560, 260, 480, 120), behindProduct: true }
    expect(termOf('overlap', instead('headline', behind))).toBeGreaterThan(0.9)
  })
})
