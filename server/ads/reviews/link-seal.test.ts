import { expect, it } from 'vitest'
import { makeLinkSeal } from './link-seal.ts'
import { hashToken, makeToken } from './token.ts'

const [OLD, NEW] = ['the secret that was in use until today', 'the secret that is in use from now on']

function sealedBy(secrets: string[]) {
  const token = makeToken()
  const row = { id: 'one', tokenHash: hashToken(token), tokenSealed: makeLinkSeal(secrets).seal('one', token) }
  return { token, row }
}

it('shows a link again to the owner of the secret, even if another one took its place since', () => {
  const { token, row } = sealedBy([OLD])
  expect(row.tokenSealed).not.toContain(token)
  expect(makeLinkSeal([OLD]).open(row)).toBe(token)
  expect(makeLinkSeal([NEW, OLD]).open(row)).toBe(token)
})

it('shows none that is of no use', () => {
  const { row } = sealedBy([OLD])
  const other = sealedBy([OLD]).row
  const { open } = makeLinkSeal([OLD])
  expect(makeLinkSeal([NEW]).open(row), 'the secret is gone').toBeNull()
  expect(open({ ...row, tokenSealed: null }), 'only its hash was kept').toBeNull()
  expect(open({ ...row, tokenHash: other.tokenHash }), 'the hash is of a newer link').toBeNull()
  expect(open({ ...row, id: 'two' }), 'it was copied from another row').toBeNull()
  const broken = ['', 'A', row.tokenSealed.slice(0, 20), `${row.tokenSealed.slice(0, -4)}AAAA`, 'ä'.repeat(60)]
  for (const tokenSealed of broken) expect(open({ ...row, tokenSealed })).toBeNull()
})
