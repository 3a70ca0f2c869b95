import { expect, it } from 'vitest'
import type { LanguageCode } from '#contract/languages.ts'
import { leadingClause } from './clauses.ts'

it.each<[string, string, LanguageCode?]>([
  ['Perfectly cropped cotton tank, with a scooped neckline.', 'Perfectly cropped cotton tank'],
  ['Made for slow mornings — and for fast ones.', 'Made for slow mornings'],
  ['Light as a feather; strong as an ox.', 'Light as a feather'],
  ['Stay safe on your cycling adventures with the Trailblazer Bike Helmet.', 'Stay safe on your cycling adventures'],
  ['Stop time for 30 seconds with this pocket watch.', 'Stop time for 30 seconds'],
  ['Мелет очень тихо и ровно — и никакого шума.', 'Мелет очень тихо и ровно', 'ru'],
])('cuts %j after a whole thought', (sentence, clause, language = 'en') =>
  expect(leadingClause(sentence, language)).toBe(clause),
)

it.each([
  ['a list', 'Features fabric, compass, and retraction.'],
  ['two adjectives', 'The sweet, orange nectar of Mother Earth.'],
  ['adjectives after "with"', 'Improve your eyesight the natural way with 100% pure, squeezed carrot juice.'],
  ['a clause that waits for another', 'If it rains — you stay dry.'],
  ['an opening "With"', 'With its vibrant color and sleek design, you stand out.'],
  ['what is not the product', 'Step into summer with the right balance.'],
  ['a statement', 'The set comes complete with this lamp.'],
  ['a label', 'Brand: Modern Wear.'],
  ['a number', 'Costs 1,299 in all.'],
  ['a compound', 'A wool-blend cap for all.'],
])('leaves %s whole', (_what, sentence) => expect(leadingClause(sentence, 'en')).toBeUndefined())
