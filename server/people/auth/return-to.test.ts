import { expect, it } from 'vitest'
import { safeReturnTo } from './return-to.ts'

const PUBLIC_URL = 'https://ads.example.com'

it.each(['/', '/create', '/creatives/1?step=3', '/creatives#top'])('comes back to %s', (path) => {
  expect(safeReturnTo(path, PUBLIC_URL)).toBe(path)
})

it.each([
  undefined,
  ['/create', '/creatives'],
  'create',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/create\r\nset-cookie: a=b',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '///evil.example',
  '\\\\evil.example',
  '%2F%2Fevil.example',
  '%5C%5Cevil.example',
  ' /create',
  '/create\u0000',
  'https://ads.example.com/create',
  'https://ads.example.com:8443/create',
  'https://user:password@ads.example.com/create',
  'https://ads.example.com@evil.example/',
  'https://ads.example.com.evil.example/',
  'javascript:alert(1)',
  '/auth/demo',
  '/api/auth/logout',
  '/demo-issuer/auth',
])('goes home instead of to %j', (value) => {
  expect(safeReturnTo(value, PUBLIC_URL)).toBe('/')
})
