import { GUEST_FORMATS, createGuestCampaign, GUEST_PRODUCTS, readProgress } from '../guests.ts'
import type { Fault } from '../fault.ts'
import { pollUntil } from '../poll-until.ts'

/** A limit that only ends a hang. */
const BEGUN_WITHIN_MS = 2 * 60_000
const MADE_WITHIN_MS = 5 * 60_000

/** Finds products with more or fewer pictures than formats, and duplicate pictures. */
const UNEVEN = `
  select c.name || ' ' || r.key as what from campaigns c join campaign_results r on r.campaign_id = c.id
  where (select count(*) from variants v where v.ad_id = r.creative_id and v.replaced_at is null) <> ${GUEST_FORMATS.length}
    or (select count(*) from variants v where v.ad_id = r.creative_id) <> ${GUEST_FORMATS.length}
    or (select count(*) from creatives a where a.campaign_id = c.id) <> ${GUEST_PRODUCTS}`

let paths: string[] = []

export const campaignKilled: Fault = {
  name: 'campaign-killed',
  what: `every process is killed while three people’s campaigns of ${GUEST_PRODUCTS} products in ${GUEST_FORMATS.length} formats are painted, and started again`,
  guests: 3,
  mayHangUp: true,
  async strike({ webs, workers, postgres }, { guests }) {
    paths = []
    for (const guest of guests) paths.push(await createGuestCampaign(guest))
    await Promise.all(guests.map(({ client }, index) => client.post(`${paths[index]}/start`)))
    const isPainting = async () =>
      ((await postgres.ask(`select 1 from campaign_results where state = 'painting'`)) as unknown[]).length > 0
    await pollUntil(isPainting, BEGUN_WITHIN_MS)
    const all = [...webs, ...workers]
    await Promise.all(all.map((app) => app.kill()))
    await Promise.all(all.map((app) => app.start()))
  },
  async check({ postgres }, { guests }) {
    const isMade = async () => {
      const all = await Promise.all(guests.map((guest, index) => readProgress(guest, paths[index]!)))
      return all.every((progress) => progress && progress.waiting + progress.painting === 0)
    }
    const wrong = (await pollUntil(isMade, MADE_WITHIN_MS)) ? [] : ['a campaign is not painted to its end']
    for (const [index, guest] of guests.entries()) {
      const progress = await readProgress(guest, paths[index]!)
      const finished = (progress?.done ?? 0) + (progress?.needsLook ?? 0)
      if (finished !== GUEST_PRODUCTS) wrong.push(`of a campaign ${finished} of ${GUEST_PRODUCTS} products are made`)
    }
    return [...wrong, ...(await postgres.ask(UNEVEN)).map(({ what }) => `pictures of ${String(what)}`)]
  },
}
