#!/bin/sh
# fast-xml-parser 5.12.1 (npm): without options it makes a number of every text that looks like one, so that the ids of a product feed in XML are
# other ids: 007 is 7, 1e5 is 100000, 0x1F is 31, a GTIN loses its leading zero, and a price of 1.10 is 1.1. One would guess that XML, which has
# no types, gives texts: two products, 007 and 7, become one, and a feed that is written from them names none that the shop has. An id of
# twenty digits, which is too long for a number, stays a text. parseTagValue: false mends it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts fast-xml-parser@5.12.1 >/dev/null
cat >run.cjs <<'JS'
const { XMLParser } = require('fast-xml-parser')
const ids = ['007', '7', '1e5', '0x1F', '0012345678905', '1.10', '12345678901234567890']
const xml = `<rss><channel>${ids.map((id) => `<item><id>${id}</id></item>`).join('')}</channel></rss>`
const read = (options) => new XMLParser(options).parse(xml).rss.channel.item.map(({ id }) => id)
const [found, texts] = [read(), read({ parseTagValue: false })]
ids.forEach((id, index) => console.log(id.padEnd(22), JSON.stringify(found[index]).padEnd(24), JSON.stringify(texts[index])))
const expected = [7, 7, 100000, 31, 12345678905, 1.1, '12345678901234567890']
process.exitCode = JSON.stringify(found) === JSON.stringify(expected) && JSON.stringify(texts) === JSON.stringify(ids) ? 0 : 1
JS
node run.cjs || { echo 'Changed.'; exit 1; }
