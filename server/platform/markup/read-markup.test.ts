import { expect, it } from 'vitest'
import { MARKUP_DEPTH_MAX, readMarkup } from './read-markup.ts'

/** Records what the listener receives for a text: the elements that open, and the text. */
function hearOf(html: string) {
  const read = { opened: 0, deepest: 0, text: '' }
  let depth = 0
  readMarkup(html, {
    open() {
      read.opened++
      read.deepest = Math.max(read.deepest, ++depth)
    },
    close: () => depth--,
    text: (part) => (read.text += part),
  })
  return read
}

it('reports elements and texts, and nothing that nobody reads', () => {
  expect(hearOf('<p>Tea &amp; cake<style>p {}</style></p><script>1</script>!')).toEqual({
    opened: 1,
    deepest: 1,
    text: 'Tea & cake!',
  })
})

it('reads a text of any length, but not one that is nested endlessly', () => {
  expect(hearOf('<b>x</b>'.repeat(20_000))).toEqual({ opened: 20_000, deepest: 1, text: 'x'.repeat(20_000) })
  const nested = [10_000, 40_000].map((times) => hearOf(`seen${'<b>'.repeat(times)}lost`))
  // Four times the depth takes no more.
  expect(nested[1]).toEqual(nested[0])
  expect(nested[0]).toMatchObject({ text: 'seen' })
  expect(nested[0]?.deepest).toBeLessThan(MARKUP_DEPTH_MAX + 4_096 / '<b>'.length)
})
