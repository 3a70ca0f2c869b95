import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { pollUntil } from '../poll-until.ts'
import type { Rig } from '../rig.ts'

const PICTURES = 70_000
const KILLS = 3
const BETWEEN_KILLS_MS = 3_000
/** A limit that only ends a hang. */
const DELETED_WITHIN_MS = 10 * 60_000

let userId = ''

export const deletionKilled: Fault = {
  name: 'deletion-killed',
  what: `every process is killed ${KILLS} times while an account with 70,000 pictures is deleted, and started again`,
  guests: 1,
  mayHangUp: true,
  rig: {},
  async strike({ webs, workers, postgres, balancer }, { guests }) {
    const guest = guests[0]!
    userId = ((await guest.client.get('/api/auth/user')).body as { id: string }).id
    await postgres.ask(
      `insert into images (id, user_id, creative_id, kind, name, content_type, width_px, height_px, bytes, sha256, created_at)
       select gen_random_uuid(), '${userId}', '${guest.adId}', 'variant', 'ad.jpg', 'image/jpeg', 600, 600, 9, repeat('a', 64), now()
       from generate_series(1, ${PICTURES})`,
    )
    void guest.client.delete('/api/account').catch(() => undefined)
    const all = [...webs, ...workers]
    const isClosed = async () =>
      (await postgres.ask(`select 1 from users where id = '${userId}' and email like '%@example.com'`)).length === 0
    await pollUntil(isClosed, DELETED_WITHIN_MS)
    for (let kill = 0; kill < KILLS; kill++) {
      await Promise.all(all.map((app) => app.kill()))
      await Promise.all(all.map((app) => app.start()))
      await sleep(BETWEEN_KILLS_MS)
    }
    // A user who comes back is new, which the check for losses requires. The demo's issuer lives in one process.
    balancer.pointTo(webs[0]!.port)
    balancer.reset()
    // A client may retry a connection that the reset has cut.
    await pollUntil(() => guest.client.get('/readyz').then(({ status }) => status === 200), DELETED_WITHIN_MS)
    await guest.begin()
    balancer.pointTo(...webs.map((web) => web.port))
    balancer.reset()
    // Until then the ad of the old account stands beside that of the new one, which has its name.
    await pollUntil(async () => (await countLeft(postgres)).every((count) => count === 0), DELETED_WITHIN_MS)
  },
  async check({ postgres }) {
    const [pictures, people] = await countLeft(postgres)
    return pictures === 0 && people === 0
      ? []
      : [`${pictures} pictures and ${people} accounts of the deleted person are left`]
  },
}

async function countLeft(postgres: Rig['postgres']): Promise<[pictures: number, people: number]> {
  const [row] = await postgres.ask(
    `select (select count(*)::int from images where user_id = '${userId}') as pictures, (select count(*)::int from users where id = '${userId}') as people`,
  )
  return [Number(row?.['pictures']), Number(row?.['people'])]
}
