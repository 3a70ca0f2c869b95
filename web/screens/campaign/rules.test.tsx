import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RuleFound } from './rules-found.tsx'

const FOUND = { matches: 0, applies: 0, notCompared: 0, lacksLabel: false, examples: [] }

it.each([
  [FOUND, 'Matches no product of this list.'],
  [{ ...FOUND, lacksLabel: true }, 'No product of this list has this label.'],
  [{ ...FOUND, matches: 9, applies: 9 }, 'Matches every product of this list.'],
  [{ ...FOUND, matches: 1, applies: 1 }, 'Matches 1 product.'],
  [
    { ...FOUND, matches: 3, applies: 1 },
    'Matches 3 products. It counts for 1 of them: for others an earlier rule does.',
  ],
])('says of %j: %s', (found, sentence) => {
  render(<RuleFound found={found} products={9} />)
  expect(screen.getByText(sentence)).toBeDefined()
})

it('names the first products with their badges, and how many more there are', () => {
  const examples = [{ name: 'Mug', badge: '-35%' }]
  render(<RuleFound found={{ ...FOUND, matches: 3, applies: 3, examples }} products={9} />)
  expect(screen.getByText(/Mug \(-35%\) and 2 more/)).toBeDefined()
})
