import { unzip } from '#test/unzip.ts'
import type { Fault } from '../fault.ts'
import { GUEST_FORMATS } from '../guests.ts'

/** A picture takes some seconds. */
const SLOWLY = { bytesPerSecond: 20_000 }

let wrongs: string[] = []

export const downloadKilled: Fault = {
  name: 'download-killed',
  what: 'every web process is killed in the middle of an archive that somebody downloads, and started again',
  guests: 1,
  mayHangUp: true,
  async strike({ webs, toS3 }, { guests }) {
    wrongs = []
    const { client, adId } = guests[0]!
    for (const format of GUEST_FORMATS) await client.post(`/api/creatives/${adId}/generate`, { format })
    toS3.setWeather(SLOWLY)
    const answer = await client.open(`/api/creatives/${adId}/download`)
    if (answer.status !== 200) wrongs.push(`the download answered ${answer.status}: ${await answer.clone().text()}`)
    const reader = answer.body!.getReader()
    await reader.read()
    await Promise.all(webs.map((web) => web.kill()))
    if (await endsWell(reader)) wrongs.push('half an archive ended as if it were whole')
    toS3.restore()
    await Promise.all(webs.map((web) => web.start()))
  },
  async check(_, { guests }) {
    const { client, adId } = guests[0]!
    const answer = await client.open(`/api/creatives/${adId}/download`)
    const names = [...unzip(Buffer.from(await answer.arrayBuffer())).keys()]
    const pictures = names.filter((name) => name.endsWith('.jpg')).length
    if (pictures !== GUEST_FORMATS.length)
      wrongs.push(`the next archive has ${pictures} of ${GUEST_FORMATS.length} pictures`)
    return wrongs
  },
}

async function endsWell(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<boolean> {
  try {
    while (!(await reader.read()).done);
    return true
  } catch {
    return false
  }
}
