import { expect, it } from 'vitest'
import { textOfDescription, plainWords } from './plain-text.ts'

it.each([
  ['<ul><li>Oven proof</li><li>Stackable</li></ul>', 'Oven proof. Stackable.'],
  ['<h2>Halden</h2><p>A lamp of oak.</p><p>Safe &amp; sound</p>', 'Halden. A lamp of oak. Safe & sound'],
  ['<p>Comes with:</p><ul><li>a shade</li><li>a cable!</li></ul>', 'Comes with: a shade. a cable!'],
  ['A lamp of oak<br>with a shade<br/>Made by hand', 'A lamp of oak with a shade. Made by hand'],
  ['<ul><li>オーク材</li><li>手作り</li></ul>', 'オーク材。手作り。'],
  ['<ul><li>ओक की लकड़ी</li></ul>', 'ओक की लकड़ी।'],
  ['<table><tr><th>Width</th><td>30 cm</td></tr><tr><td>Oak</td></tr></table>', 'Width 30 cm. Oak'],
  ['- Oven proof\n- Stackable', 'Oven proof. Stackable.'],
  ['Half-<b>o</b>pen &ndash; <i>un</i>glazed', 'Half-open – unglazed'],
  ['<style>p{color:red}</style><p>Oak<script>x()</script></p><!-- no -->', 'Oak'],
  ['[vc_row][vc_column width="1/2"]Oak[/vc_column][/vc_row]', 'Oak'],
  ['Made of **solid oak**\\n\\nBy hand', 'Made of solid oak. By hand'],
  ['Lin\u00aden\u200b, oak&nbsp;&shy;and ash', 'Linen, oak and ash'],
  ['<![CDATA[<p>Oak</p>]]>', 'Oak'],
])('says what %j says to a reader', (html, text) => {
  expect(textOfDescription(html)).toBe(text)
})

it('decodes as often as was encoded', () => {
  let html = '<p>A lamp &amp; shade of oak.</p>'
  for (let times = 0; times < 4; times++) {
    expect(textOfDescription(html)).toBe('A lamp & shade of oak.')
    html = html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  }
})

it.each([
  ['Salt &amp; Pepper &#8211; 12&quot; mill', 'Salt & Pepper – 12" mill'],
  ['&euro;19.99', '€19.99'],
  ['19,90&nbsp;&#x20AC;', '19,90 €'],
  ['Salt &amp;amp;amp; Pepper', 'Salt & Pepper'],
  ['<b>Oak</b> lamp', 'Oak lamp'],
  ['&lt;b&gt;Oak&lt;/b&gt; lamp', 'Oak lamp'],
  ['AT&T R&D &c. T&C', 'AT&T R&D &c. T&C'],
  ['width &lt; 30 cm', 'width < 30 cm'],
  ['a < b > c', 'a < b > c'],
  ['I <3 oak', 'I <3 oak'],
  ['the &lt;b&gt; tag', 'the <b> tag'],
  ['https://shop.example/?a=1&copy=2', 'https://shop.example/?a=1&copy=2'],
  ['&constructor; &amp;nope;', '&constructor; &nope;'],
  ['&#0;&#xd800;&#x110000;Oak', 'Oak'],
])('reads a name like %j', (html, text) => {
  expect(plainWords(html)).toBe(text)
})
