import { expect, it } from 'vitest'
import { cut } from '#scripts/strip-unused.ts'

const QUERY = '/app/node_modules/@tanstack/query-core/build/modern/query.js'

it('removes unused code from a library, and leaves other files alone', () => {
  const code =
    '(this.#queryType === "infinite" ? infinite(this.options.pages) : this.options.behavior)?.onFetch(context)'
  expect(cut(code, QUERY)).toBe('this.options.behavior?.onFetch(context)')
  expect(cut(code, QUERY.replace('query.js', 'queryCache.js'))).toBe(code)
})

it('ends the build if a library has other code than what is to be removed', () => {
  expect(() => cut('pages()?.onFetch(context)', QUERY)).toThrow(/leaves out of query-core.* what is not in it/)
})
