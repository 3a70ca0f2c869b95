import { setTimeout as sleep } from 'node:timers/promises'
import type { LoadUser } from './person.ts'
import type { Rig } from './rig.ts'

/** A limit that only ends a hang: a killed process's job starts again after 10 to 15 s, and then waits for its turn. */
const MADE_WITHIN_MS = 4 * 60_000

export interface Audit {
  acknowledged: number
  lost: string[]
  doubled: string[]
  /** Ads that were given up with a message, and whose credit was returned. */
  givenUp: number
}

/** Waits until everything accepted is made, or has ended with a message and its credit returned. */
export async function untilMade(rig: Rig): Promise<boolean> {
  const deadline = Date.now() + MADE_WITHIN_MS
  while (Date.now() < deadline) {
    const [row] = await rig.postgres
      .ask(`select count(*)::int as waiting from generation_jobs where state in ('queued', 'running')`)
      .catch(() => [])
    if (row?.['waiting'] === 0) return true
    await sleep(200)
  }
  return false
}

/** Compares the answers that users got with the state, both of the app as they would see it and of the rows. */
export async function audit(rig: Rig, people: readonly LoadUser[]): Promise<Audit> {
  const givenUp = await listGivenUp(rig)
  const lost: string[] = []
  for (const person of people) lost.push(...(await findLost(person, givenUp)))
  const formats = people.flatMap((person) => [...person.formats].map((format) => `${person.adId} ${format}`))
  return {
    acknowledged: people.map(countAcknowledged).reduce((sum, count) => sum + count, 0),
    lost,
    doubled: await findDoubled(rig, people),
    givenUp: formats.filter((format) => givenUp.has(format)).length,
  }
}

function countAcknowledged({ saved, ads, pictures, formats }: LoadUser): number {
  return saved.accepted + ads.accepted.size + pictures.size + formats.size
}

/** Returns the ads and formats whose last job has ended with a message. */
async function listGivenUp(rig: Rig): Promise<Set<string>> {
  const rows = await rig.postgres.ask(
    `select distinct on (creative_id, format) creative_id || ' ' || format as what, state, message from generation_jobs
     order by creative_id, format, created_at desc`,
  )
  return new Set(rows.filter(({ state, message }) => state === 'failed' && message).map(({ what }) => String(what)))
}

async function findLost(
  { client, name, adId, saved, ads, pictures, formats }: LoadUser,
  givenUp: Set<string>,
): Promise<string[]> {
  const lost: string[] = []
  const { body: all } = await client.get('/api/creatives')
  const names = (all as { productName: string }[]).map((ad) => ad.productName)
  for (const ad of ads.accepted) if (!names.includes(ad)) lost.push(`the ad ${ad}`)
  const { body: ad } = await client.get(`/api/creatives/${adId}`)
  const stands = Number((ad as { productName: string }).productName.split(' ').at(-1))
  if (!(stands >= saved.accepted && stands <= saved.sent)) lost.push(`change ${saved.accepted} of ${name}: ${stands}`)
  const { body: variants } = await client.get(`/api/creatives/${adId}/variants`)
  const made = variants as { format: string; imageUrl: string }[]
  for (const format of formats)
    if (!made.some((one) => one.format === format) && !givenUp.has(`${adId} ${format}`))
      lost.push(`${format} of ${name}`)
  for (const url of [...pictures, ...made.map(({ imageUrl }) => imageUrl)])
    if (!(await isThere(client, url))) lost.push(`the picture ${url}`)
  return lost
}

async function isThere(client: LoadUser['client'], url: string): Promise<boolean> {
  const answer = await client.open(url)
  const link = answer.headers.get('location')
  await answer.arrayBuffer()
  if (!link) return answer.ok
  const picture = await fetch(link)
  return picture.ok && (await picture.arrayBuffer()).byteLength > 100
}

/** Finds a credit or a variant too many or too few, and ads that one request has made twice. */
const UNEVEN = `
  select 'job ' || id || ' (' || state || '): ' || variants || ' variants, ' || reserved || ' reserved, ' || settled || ' settled, ' || released || ' given back' as what
  from (
    select j.id, j.state,
      (select count(*) from variants v where v.image_id = j.id) as variants,
      (select count(*) from credit_ledger l where l.reference = j.id::text and l.kind = 'reserve') as reserved,
      (select count(*) from credit_ledger l where l.reference = j.id::text and l.kind = 'settle') as settled,
      (select count(*) from credit_ledger l where l.reference = j.id::text and l.kind = 'release') as released
    from generation_jobs j
  ) as counted
  where not (reserved = 1 and (state = 'done' and (variants, settled, released) = (1, 1, 0)
    or state in ('failed', 'cancelled') and (variants, settled, released) = (0, 0, 1)))
  union all
  select 'the balance of ' || u.email || ' is not the sum of the ledger' from users u join user_credits c on c.user_id = u.id
    where c.amount <> (select sum(amount) from credit_ledger l where l.user_id = u.id and l.credit_type = c.credit_type)`

async function findDoubled(rig: Rig, people: readonly LoadUser[]): Promise<string[]> {
  const uneven = (await rig.postgres.ask(UNEVEN)).map(({ what }) => String(what))
  const names = await rig.postgres.ask(`select product_name as name, count(*)::int as count from creatives group by 1`)
  const tried = new Set(people.flatMap(({ ads }) => [...ads.tried]))
  const twice = names.filter(({ name, count }) => tried.has(String(name)) && Number(count) > 1)
  return [...uneven, ...twice.map(({ name }) => `the ad ${String(name)}`)]
}
