import { expect, it } from 'vitest'
import { TAGLINE_MAX } from '#contract/limits.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { suggestTaglines } from './suggest-taglines.ts'

const lamp = (productDescription: string, taglines: string[] = []) =>
  adFields({ productName: 'Aurora lamp', productDescription, productPrice: null, productDiscount: null, taglines })

const DESCRIPTION =
  'A dimmable oak lamp. Keeps every evening warm. Knows what time it is. Made of oak. Lights up the room with this lamp. Turns in early.'

it('takes clauses that can lead from the description, word for word, at most three', () => {
  expect(suggestTaglines(lamp(DESCRIPTION))).toEqual([
    'Keeps every evening warm',
    'Knows what time it is',
    'Turns in early',
  ])
  expect(suggestTaglines(lamp('Oak. 40 cm. Dimmable lamp of solid oak. Aurora lamp.'))).toEqual([])
})

it('repeats no tagline that the ad has, however it is written', () => {
  expect(suggestTaglines(lamp(DESCRIPTION, ['keeps every evening warm!']))).not.toContain('Keeps every evening warm')
})

it('puts a model’s lines first, if they are accepted', () => {
  const proposed = [
    'Evenings grow quiet',
    'The best lamp in the world',
    'Only $9 today',
    'KNOWS WHAT TIME IT IS',
    'Oak!!! Wow',
  ]
  expect(suggestTaglines(lamp(DESCRIPTION), proposed)).toEqual([
    'Evenings grow quiet',
    'Knows what time it is',
    'Keeps every evening warm',
  ])
})

it('offers a whole benefit if nothing in the description is short enough to lead, and never a notice', () => {
  const taglinesOf = (text: string) => suggestTaglines(lamp(text))
  expect(taglinesOf('Throws a lace of light on your wall. Do not use it while charging. Oak.')).toEqual([
    'Throws a lace of light on your wall',
  ])
  expect(taglinesOf('📦 What is in the box\nThrows a lace of light on your wall.')).toEqual([
    'Throws a lace of light on your wall',
  ])
  const long = `Softens every evening of the winter for everybody who sits in the room and reads${' and reads'.repeat(6)}`
  const [first, ...more] = taglinesOf(`${long}.`)
  expect(more).toEqual([])
  expect(first!.length).toBeLessThanOrEqual(TAGLINE_MAX)
  expect(long.startsWith(`${first} and`)).toBe(true)
})
