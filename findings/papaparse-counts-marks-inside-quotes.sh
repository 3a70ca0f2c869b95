#!/bin/sh
# papaparse 5.7.1 (npm): the guess of the delimiter counts marks inside of quotation marks, so that a correct table is read by another one. An export
# with the columns id and image, whose pictures are a list with bars in a quoted cell, is divided at the bars: its only columns are "id,image" and
# what follows. The same happens to a table with semicolons whose prices have a comma, in two columns. One would guess that a quoted cell
# says nothing about the delimiter, and that the header row has to fit. Errors are reported, and the rows are there all the same.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts papaparse@5.7.1 >/dev/null
cat >run.cjs <<'JS'
const Papa = require('papaparse')
const tables = [
  ['a list with bars in quotes', ',', 'id,image\r\n1,"a.jpg|b.jpg|c.jpg"\r\n2,"d.jpg|e.jpg|f.jpg"\r\n'],
  ['a list with commas in quotes', ';', 'id;images\r\n1;"a.jpg,b.jpg"\r\n2;"c.jpg,d.jpg"\r\n'],
  ['German prices', ';', 'id;preis\r\n1;9,99\r\n2;19,99\r\n'],
  ['German prices and a name', ';', 'id;name;preis\r\n1;Tasse;9,99\r\n2;Kanne;19,99\r\n'],
]
const guessed = tables.map(([name, written, text]) => {
  const { meta, data } = Papa.parse(text, { header: true })
  console.log(name.padEnd(30), 'written', written, ' guessed', meta.delimiter, ' first row', JSON.stringify(data[0]))
  return meta.delimiter
})
process.exitCode = guessed.join(' ') === '| , , ;' ? 0 : 1
JS
node run.cjs || { echo 'Changed.'; exit 1; }
