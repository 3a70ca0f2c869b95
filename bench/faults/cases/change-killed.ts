import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { pollUntil } from '../poll-until.ts'

const PRICE = '$1,999'
/** Long enough for a change to have begun, and short enough for it not to have ended. */
const BEGUN_MS = 150
/** A limit that only ends a hang. */
const MADE_WITHIN_MS = 5 * 60_000

/** Finds unfinished changes, and ads with other than one replaced picture for their one change. */
const UNEVEN = `
  select 'the change ' || id || ' is ' || state as what from ad_changes where state <> 'done'
  union all
  select 'the ad of the change ' || c.id || ' has ' || count(v.id) || ' replaced pictures'
    from ad_changes c left join variants v on v.ad_id = c.creative_id and v.format = 'square' and v.replaced_at is not null
    group by c.id having count(v.id) <> 1`

export const changeKilled: Fault = {
  name: 'change-killed',
  what: 'every process is killed while three people change a finished ad, and started again',
  guests: 3,
  mayHangUp: true,
  async strike({ webs, workers }, { guests }) {
    for (const { client, adId } of guests) await client.post(`/api/creatives/${adId}/generate`, { format: 'square' })
    const made = async () => {
      const all = await Promise.all(guests.map(({ client, adId }) => client.get(`/api/creatives/${adId}/variants`)))
      return all.every(({ body }) => (body as unknown[]).length === 1)
    }
    await pollUntil(made, MADE_WITHIN_MS)
    const changes = guests.map(({ client, adId }) =>
      client.post(`/api/creatives/${adId}/change`, { changes: { words: { price: PRICE } } }).catch(() => undefined),
    )
    await sleep(BEGUN_MS)
    const all = [...webs, ...workers]
    await Promise.all(all.map((app) => app.kill()))
    await Promise.all([...changes, ...all.map((app) => app.start())])
  },
  async check({ postgres }, { guests }) {
    // A change that was killed before it was accepted was never promised: it is made now.
    const accepted = await postgres.ask('select creative_id as ad from ad_changes')
    for (const { client, adId } of guests)
      if (!accepted.some(({ ad }) => ad === adId))
        await client.post(`/api/creatives/${adId}/change`, { changes: { words: { price: PRICE } } })
    const isMade = async () =>
      (await postgres.ask(`select 1 from ad_changes where state in ('queued', 'running')`)).length === 0
    const wrong = (await pollUntil(isMade, MADE_WITHIN_MS)) ? [] : ['a change is not made']
    for (const { client, adId, name } of guests) {
      const { body } = await client.get(`/api/creatives/${adId}/variants`)
      if (!JSON.stringify(body).includes(PRICE)) wrong.push(`the picture of ${name} does not show its change`)
    }
    return [...wrong, ...(await postgres.ask(UNEVEN)).map(({ what }) => String(what))]
  },
}
