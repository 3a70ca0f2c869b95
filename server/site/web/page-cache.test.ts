import { expect, it } from 'vitest'
import type { InterfaceLanguage } from '#contract/platform/interface-language.ts'
import type { SessionBlock } from '#contract/site/session-block.ts'
import { openPageCache } from './page-cache.ts'

const provider = { name: 'Demo', signInPath: '/auth/demo' }
const NOBODY: SessionBlock = { user: null, provider }
const personOf = (name: string): SessionBlock => ({
  user: { id: crypto.randomUUID(), displayName: name, email: `${name}@example.com`, profilePicture: null },
  provider,
})

/** Gives pages of which each rendering has another number. */
function givenPages() {
  const pages = openPageCache()
  let written = 0
  return (url: string, session: SessionBlock, language: InterfaceLanguage = 'en') =>
    pages.read({ url, language, session }, async () => `page ${++written}`)
}

it('renders a page once for all signed-out users, and once for each user', async () => {
  const read = givenPages()
  const ada = personOf('ada')
  expect(await read('/', NOBODY)).toBe('page 1')
  expect(await read('/', ada)).toBe('page 2')
  expect(await read('/', personOf('grace'))).toBe('page 3')
  expect([await read('/', NOBODY), await read('/', ada), await read('/create', ada)]).toEqual([
    'page 1',
    'page 2',
    'page 4',
  ])
  expect([await read('/', NOBODY, 'de'), await read('/', NOBODY)]).toEqual(['page 5', 'page 1'])
  expect(await read('/', { ...ada, user: { ...ada.user!, displayName: 'Ada L.' } })).toBe('page 6')
  expect([await read('/', { ...ada, planId: 'free' }), await read('/', { ...ada, planId: 'pro' })]).toEqual([
    'page 7',
    'page 8',
  ])
})

it('renders screens with ads, and any address with a query, again each time', async () => {
  const read = givenPages()
  const ada = personOf('ada')
  const gallery = () => read('/creatives', { ...ada, creatives: [] })
  expect([await gallery(), await gallery()]).toEqual(['page 1', 'page 2'])
  expect([await read('/?a=1', ada), await read('/?a=1', ada)]).toEqual(['page 3', 'page 4'])
})

it('drops the least recently read page', async () => {
  const read = givenPages()
  await read('/', NOBODY)
  for (let page = 2; page <= 200; page += 1) await read(`/${page}`, NOBODY)
  expect(await read('/', NOBODY)).toBe('page 1')
  await read('/one-more', NOBODY)
  expect(await read('/', NOBODY)).toBe('page 1')
  expect(await read('/2', NOBODY)).toBe('page 202')
})

it('does not cache failures', async () => {
  const pages = openPageCache()
  const page = { url: '/', language: 'en', session: NOBODY } as const
  const fail = () => Promise.reject(new Error('no such thing'))
  await expect(pages.read(page, fail)).rejects.toThrow('no such thing')
  expect(await pages.read(page, async () => 'page')).toBe('page')
})
