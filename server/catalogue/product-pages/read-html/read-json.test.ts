import { expect, it } from 'vitest'
import { makeJsonReader } from './read-json.ts'

const read = (text: string) => makeJsonReader()(text)
const MUG = { name: 'Mug', price: '12' }

it.each([
  ['JSON', '{"name":"Mug","price":"12"}'],
  ['a byte order mark', '\uFEFF {"name":"Mug","price":"12"}'],
  ['commas with nothing after them', '{"name":"Mug","price":"12",}'],
  ['comments', '/* data */ {"name":"Mug", // "name":"Cup",\n "price":"12" /* "price":"13" */}'],
  ['the marks of CDATA, in comments', '//<![CDATA[\n{"name":"Mug","price":"12"}\n//]]>'],
  ['the marks of CDATA in the line of the data', '/*<![CDATA[*/{"name":"Mug","price":"12"}/*]]>*/'],
  ['the marks of CDATA behind two strokes in one line', '//<![CDATA[{"name":"Mug","price":"12"}//]]>'],
  ['the marks of an HTML comment', '<!--\n{"name":"Mug","price":"12"}\n-->'],
  ['a statement', 'var data = {"name":"Mug","price":"12"};'],
  ['single quotes', "{'name':'Mug','price':'12'}"],
  ['names without quotes', '{name:"Mug",price:"12"}'],
  ['a comma that is missing', '{"name":"Mug"\n"price":"12"}'],
  ['quotes as HTML writes them', '{&quot;name&quot;:&quot;Mug&quot;,&quot;price&quot;:&quot;12&quot;}'],
  ['an end that is missing', '{"name":"Mug","price":"12"'],
])('reads %s', (_, text) => expect(read(text)).toEqual([MUG]))

it.each([
  ['a line break in a text', '{"name":"Mug\n blue"}', 'Mug\n blue'],
  ['a tab in a text', '{"name":"Mug\tblue"}', 'Mug\tblue'],
  ['a line break behind a backslash', '{"name":"Mug\\\nblue"}', 'Mug\nblue'],
  ['an apostrophe behind a backslash', String.raw`{"name":"Potter\'s mug"}`, "Potter's mug"],
  ['half of a letter', String.raw`{"name":"Mug \u12"}`, 'Mug u12'],
  ['quotes in a text', '{"name":"Frame 12" x 10" oak"}', 'Frame 12" x 10" oak'],
  ['what looks like a comment in a text', '{"name":"//mug /* blue */",}', '//mug /* blue */'],
  ['an amount with a comma', '{"name":12,50}', '12,50'],
])('leaves %s as it is', (_, text, name) => expect(read(text)).toEqual([{ name }]))

it.each([
  ['one after the other', '{"a":1}{"b":"x\ny"}'],
  ['with a comma between', '{"a":1},{"b":"x\ny"},'],
  ['in lines', '{"a":1}\n\n{"b":"x\ny"};\n'],
])('reads several objects, %s', (_, text) => expect(read(text)).toEqual([{ a: 1 }, { b: 'x\ny' }]))

it.each(['', ' ', '// nothing', '<p>', '{{ product.name }}', 'undefined', '"', '/*', '\\'])(
  'finds nothing in %j',
  (text) => expect(read(text)).toEqual([]),
)

// The repair would take 78 s for each of the first three.
it.each([
  ['texts that end in each other', '{"a":"x\n'.repeat(60_000)],
  ['quotes', `{"a":"${'"x" '.repeat(120_000)}`],
  ['texts without an object', '"a"\n'.repeat(120_000)],
  ['a comment that never ends', `{"a":1,${'/*'.repeat(240_000)}`],
  ['strokes', '{//<'.repeat(120_000)],
  ['backslashes', '{"\\"'.repeat(120_000)],
  ['commas', `{"a":${'1,'.repeat(240_000)}`],
  ['names', '{"a:'.repeat(5_000)],
  ['depth', '{"a":['.repeat(80_000)],
])('gives up on %s, however many there are', (_, text) => {
  const readJson = makeJsonReader()
  for (let script = 0; script < 10; script++) readJson(text)
  expect(readJson('{"name":"Mug","price":"12"}')).toEqual([MUG])
})
