import { expect, it } from 'vitest'
import { readSentences } from './server-texts.ts'

it('finds sentences for users wherever they are written, their values as placeholders', () => {
  const code = `
const GONE = 'This ad does not exist any more. Please go back to your ads.'
throw new AppError('CONFLICT', \`At most \${limits.max} photos of \${quote(name)} and \${name} fit.\`)
const BY_HAND = 'Fill it in yourself.'
const two = \`It was read a moment ago. \${BY_HAND}\`
const whyNot = (price) => (price ? \`The price \${price.toLocaleString('en-US')} stands alone.\` : 'It has no price.')`
  expect(readSentences('server/a.ts', code)).toEqual([
    'This ad does not exist any more. Please go back to your ads.',
    'At most {max} photos of {name} and {name2} fit.',
    'Fill it in yourself.',
    'It was read a moment ago. Fill it in yourself.',
    'The price {price} stands alone.',
    'It has no price.',
  ])
})

it('leaves out what is not a sentence, and messages for developers, operators and programs', () => {
  const code = `
throw new Error('This cannot be: the code is wrong.')
throw new StartError('PORT must be a number.')
log.warn('The disk of this server is full.')
return error('logo', 'The logo stands on the product.')
const rule = 'name-cut', mime = 'image/png', hint = 'Send the body as JSON.'`
  expect(readSentences('server/a.ts', code)).toEqual([])
})
