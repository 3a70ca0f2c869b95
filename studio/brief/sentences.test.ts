import { expect, it } from 'vitest'
import { listedItems, splitSentences } from './sentences.ts'

it.each([
  ['en', 'Quiet. Even? Yes! Made to last…', ['Quiet.', 'Even?', 'Yes!', 'Made to last…']],
  [
    'en',
    'Made by J. R. Smith & Co. in St. Ives. Approx. 3.5 oz. of patience.',
    ['Made by J. R. Smith & Co. in St. Ives.', 'Approx. 3.5 oz. of patience.'],
  ],
  [
    'en',
    'Works with e.g. Chemex and French Press. See no. 5 too.',
    ['Works with e.g. Chemex and French Press.', 'See no. 5 too.'],
  ],
  ['en', 'Version 2.0 is here. From 9.99 only.', ['Version 2.0 is here.', 'From 9.99 only.']],
  ['de', 'Für z. B. Filterkaffee. Ca. 250 g.', ['Für z. B. Filterkaffee.', 'Ca. 250 g.']],
  ['fr', 'Léger, p. ex. pour le voyage. Solide !', ['Léger, p. ex. pour le voyage.', 'Solide !']],
  ['ja', '静かに挽けます。40段階の調整。', ['静かに挽けます。', '40段階の調整。']],
  ['hi', 'यह हल्का है। यह मज़बूत है।', ['यह हल्का है।', 'यह मज़बूत है।']],
  ['ar', 'تطحن بهدوء. خفيفة؟ نعم', ['تطحن بهدوء.', 'خفيفة؟', 'نعم']],
  ['en', 'One line\nand another\n\n  Third   one. ', ['One line', 'and another', 'Third one.']],
  ['en', '!!! ---', []],
])('splits %s: %j', (language, text, sentences) => expect(splitSentences(text, language)).toEqual(sentences))

it('knows the items of a typed list from running text', () => {
  expect(listedItems('Our best:\n- 40 settings\n• Quiet motor\n 3. Washable\n- not-\nEnd. -5 degrees')).toEqual([
    '40 settings',
    'Quiet motor',
    'Washable',
    'not-',
  ])
})
