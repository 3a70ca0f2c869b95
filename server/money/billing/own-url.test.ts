import { expect, it } from 'vitest'
import { requireOwnUrl, withCheckoutId } from './own-url.ts'

const HOME = 'http://localhost:3000'

it.each([
  ['http://localhost:3000/subscription?success=true', `${HOME}/subscription?success=true`],
  ['/subscription?success=true', `${HOME}/subscription?success=true`],
  ['http://localhost:3000', `${HOME}/`],
  ['/creatives/1?step=2#top', `${HOME}/creatives/1?step=2#top`],
  ['HTTP://LOCALHOST:3000/a', `${HOME}/a`],
])('accepts %s', (value, href) => {
  expect(requireOwnUrl(value, HOME, 'successUrl').href).toBe(href)
})

it.each([
  'http://evil.example/subscription',
  'https://localhost:3000/',
  'http://localhost:3001/',
  'http://localhost/',
  'http://127.0.0.1:3000/',
  'http://localhost:3000@evil.example/',
  'http://localhost:3000%40evil.example/',
  'http://user@localhost:3000/',
  'http://user:password@localhost:3000/',
  'http://localhost:3000.evil.example/',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example\\',
  'http:\\\\evil.example',
  '/\t/evil.example/',
  '/a\n',
  ' /a',
  '/..//evil.example/',
  'http://localhost:3000//evil.example/',
  'http%3A%2F%2Fevil.example%2F',
  '%2F%2Fevil.example%2F',
  'javascript:alert(1)',
  'data:text/html,hello',
  'subscription',
  '',
  `/${'a'.repeat(2_000)}`,
])('refuses %j', (value) => {
  const refused = expect.objectContaining({ code: 'VALIDATION_FAILED', field: 'returnUrl' })
  expect(() => requireOwnUrl(value, HOME, 'returnUrl')).toThrow(refused)
})

it.each([
  ['/subscription?success=true', '/subscription?success=true&session_id={CHECKOUT_SESSION_ID}'],
  ['/subscription', '/subscription?session_id={CHECKOUT_SESSION_ID}'],
  ['/subscription?session_id=cs_1#plans', '/subscription?session_id={CHECKOUT_SESSION_ID}#plans'],
])('puts the placeholder of the checkout id into %s', (value, expected) => {
  expect(withCheckoutId(requireOwnUrl(value, HOME, 'successUrl'))).toBe(HOME + expected)
})
