import type { TextLayer } from '../../layers/layout.ts'
import type { Check } from '../check.ts'
import { error } from '../finding.ts'

/** The message of an ad without a call to action. */
export const ACTION_MISSING = 'The ad does not say what to do next.'

/** The name, the whole offer and one action are shown, each once: one ad, and not a collage of ads. */
export const completeMessage: Check = ({ layout }) => {
  const { words } = layout.direction
  const texts = layout.layers.filter((layer) => layer.kind === 'text')
  const countOf = (role: TextLayer['part']) => texts.filter((text) => text.part === role).length
  const missing = [
    countOf(words.name === undefined ? 'headline' : 'name') > 0 ? [] : 'The product is not named.',
    countOf('call-to-action') > 0 ? [] : ACTION_MISSING,
    !words.price || texts.some(({ text }) => text === words.price) ? [] : 'The price is missing.',
    !words.oldPrice || countOf('old-price') > 0 ? [] : 'The old price is missing.',
    !words.badge || texts.some(({ text }) => text === words.badge) ? [] : 'The badge is missing.',
  ].flat()
  const twice = ONCE.filter((role) => countOf(role) > 1).map((role) => `The ad has more than one ${role}.`)
  const struck = texts.filter(({ part, strike }) => (strike ?? false) !== (part === 'old-price'))
  return [
    ...missing.map((message) => error('message', message)),
    ...twice.map((message) => error('message', message)),
    ...struck.map(() => error('message', 'Only the old price may be struck through.')),
  ]
}

const ONCE: readonly TextLayer['part'][] = [
  'headline',
  'name',
  'support',
  'price',
  'old-price',
  'badge',
  'call-to-action',
  'brand-name',
  'web-address',
  'legal-line',
]
