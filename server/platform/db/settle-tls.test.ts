import { expect, it } from 'vitest'
import { asksForTls, hasKnownTlsMode, settleTls } from './settle-tls.ts'

const AT = 'postgresql://ada:s3cret%25%@db.example/placard'

it.each([
  ['', ''],
  ['?application_name=a+b', '?application_name=a+b'],
  ['?sslmode=verify-full&sslrootcert=/etc/ca.crt', '?sslmode=verify-full&sslrootcert=/etc/ca.crt'],
  ['?sslmode=require', '?sslmode=verify-full'],
  ['?sslmode=verify-ca&sslrootcert=/ca.crt', '?sslmode=verify-full&sslrootcert=%2Fca.crt'],
  ['?sslrootcert=system', '?sslmode=verify-full'],
  ['?sslmode=no-verify', '?sslmode=no-verify'],
  ['?sslmode=disable', '?sslmode=disable'],
  ['?uselibpqcompat=true&sslmode=require', '?uselibpqcompat=true&sslmode=require'],
])('reads the TLS settings of an address as before: %s', (query, settled) => {
  expect(settleTls(`${AT}${query}`)).toBe(`${AT}${settled}`)
  expect(hasKnownTlsMode(`${AT}${query}`)).toBe(true)
})

it.each(['?sslmode=prefer', '?sslmode=allow', '?sslmode=verifyfull', '?sslmode='])('knows no mode of %s', (query) => {
  expect(hasKnownTlsMode(`${AT}${query}`)).toBe(false)
})

it('detects whether a connection begins with TLS', () => {
  expect(['?sslmode=verify-full', '?sslrootcert=/ca.crt', '?ssl=true'].map((query) => asksForTls(AT + query))).toEqual([
    true,
    true,
    true,
  ])
  expect(['', '?sslmode=disable', '?application_name=x'].map((query) => asksForTls(AT + query))).toEqual([
    false,
    false,
    false,
  ])
})
