#!/bin/sh
# cldr-core 48.2.0 (npm), and with it Intl in Node 24: the dinar of Iraq has no decimals, where ISO 4217 gives it three, as it gives the six
# other dinars and rials that have them in both. One would guess that the minor units of Intl are those of ISO 4217: a price of IQD 9.500
# is written as IQD 10.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts cldr-core@48.2.0 >/dev/null
cat >run.cjs <<'JS'
const { fractions } = require('cldr-core/supplemental/currencyData.json').supplemental.currencyData
const digits = Object.fromEntries(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((code) => [code, fractions[code]._digits]))
console.log(JSON.stringify(digits))
console.log('Intl:', new Intl.NumberFormat('en', { style: 'currency', currency: 'IQD' }).format(9.5))
const { IQD, ...others } = digits
process.exitCode = IQD === '0' && Object.values(others).every((count) => count === '3') ? 0 : 1
JS
node run.cjs || { echo 'Changed.'; exit 1; }
