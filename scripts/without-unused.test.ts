import { expect, it } from 'vitest'
import { cut } from '#scripts/without-unused.ts'

const QUERY = '/app/node_modules/@tanstack/query-core/build/modern/query.js'

it('leaves out of a library what is not used, and leaves other files alone', () => {
  const code =
    '(this.#queryType === "infinite" ? infinite(this.options.pages) : this.options.behavior)?.onFetch(context)'
  expect(cut(code, QUERY)).toBe('this.options.behavior?.onFetch(context)')
  expect(cut(code, QUERY.replace('query.js', 'queryCache.js'))).toBe(code)
})

it('ends the build where a library has other words than those that are left out', () => {
  expect(() => cut('pages()?.onFetch(context)', QUERY)).toThrow(/leaves out of query-core.* what is not in it/)
})
