#!/bin/sh
# jszip 3.10.2 and client-zip 2.5.1 (npm): the same file at the same moment has two times in the two ZIPs. The time in a ZIP has no zone and is local
# by convention, as programs that unpack it take it; jszip writes and reads that of UTC. One would guess that the hour on the clock is kept: an
# ad that was packed at 12:30 in Berlin is of 11:30 when it is unpacked, and in Los Angeles it lies eight hours in the future, where tools
# that copy only what is newer go wrong. jszip reads its own time right, and that of others by as much wrong.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts jszip@3.10.2 client-zip@2.5.1 >/dev/null
cat >run.mjs <<'JS'
process.env.TZ = 'Europe/Berlin'
const { downloadZip } = await import('client-zip')
const { default: Archive } = await import('jszip')
const packed = new Date(2026, 0, 15, 12, 30)
function clockIn(zip) {
  const time = zip.readUInt16LE(10)
  return `${time >> 11}:${(time >> 5) & 63}`
}
const byJszip = await new Archive().file('ad.txt', 'ad', { date: packed }).generateAsync({ type: 'nodebuffer' })
const byClientZip = Buffer.from(await downloadZip([{ name: 'ad.txt', input: 'ad', lastModified: packed }]).arrayBuffer())
const clocks = [clockIn(byJszip), clockIn(byClientZip)]
const read = async (zip) => (await Archive.loadAsync(zip)).file('ad.txt').date
const hoursOff = ((await read(byClientZip)) - packed) / 3600000
console.log('packed at 12:30 in Berlin  jszip', clocks[0], ' client-zip', clocks[1], ' jszip reads that of client-zip', hoursOff, 'hour later')
process.exitCode = clocks.join() === '11:30,12:30' && hoursOff === 1 ? 0 : 1
JS
node run.mjs || { echo 'Changed.'; exit 1; }
