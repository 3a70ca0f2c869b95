import { symlink } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { type TestCatalogue, givenCatalogue } from '#test/catalogue/catalogue.ts'
import { useDatabase } from '#test/platform/database.ts'
import { makeZip } from '#test/make-zip.ts'
import { drawProduct } from '#test/pictures/pictures.ts'
import { campaignProducts, images } from '#server/platform/db/schema.ts'

const database = useDatabase()

async function send({ browser, path: campaign }: TestCatalogue) {
  const form = new FormData()
  form.append('feed', new Blob(['id,name,price,image\na,Mug,$20,red.png']), 'feed.csv')
  const photo = new Uint8Array(await drawProduct('#ff0000', 240).png().toBuffer())
  form.append('photos', new Blob([makeZip([{ name: 'red.png', bytes: photo }])]), 'photos.zip')
  return browser.post(`${campaign}/feed`, form)
}

/**
 * Makes the system report a full disk for this file of a temporary folder: it becomes Linux's device that is always
 * full.
 */
function fillDiskFor({ app: { services } }: TestCatalogue, name: string): () => void {
  const { temporary } = services
  services.temporary = {
    ...temporary,
    open: async () => {
      const folder = await temporary.open()
      await symlink('/dev/full', path.join(folder.path, name))
      return folder
    },
  }
  return () => (services.temporary = temporary)
}

function fillStorage({ app: { services } }: TestCatalogue): () => void {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 })
  const put = vi.spyOn(services.storage, 'put').mockRejectedValue(full)
  return () => put.mockRestore()
}

/** Makes PostgreSQL report that its own disk is full. */
async function fillDatabase(): Promise<() => Promise<void>> {
  await database.db.execute(sql`
    create function disk_is_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  await database.db.execute(sql`
    create trigger disk_is_full before insert on campaign_products execute function disk_is_full()`)
  return async () => void (await database.db.execute(sql`drop function disk_is_full cascade`))
}

const PLACES: [place: string, fill: (catalogue: TestCatalogue) => unknown][] = [
  ['the feed as it arrives', (catalogue) => fillDiskFor(catalogue, 'feed')],
  ['its ZIP as it arrives', (catalogue) => fillDiskFor(catalogue, 'photos')],
  ['a photo that comes out of the ZIP', (catalogue) => fillDiskFor(catalogue, 'photo')],
  ['a photo that is kept', fillStorage],
  ['the rows of its products', fillDatabase],
]

it.runIf(process.platform === 'linux').each(PLACES)(
  'a feed says of a full disk in words that nothing was taken, and is taken when there is room: %s',
  async (_, fill) => {
    const catalogue = await givenCatalogue(database)
    const empty = (await fill(catalogue)) as () => unknown
    try {
      expect(await send(catalogue)).toMatchObject({
        status: 507,
        body: { code: 'STORAGE_FULL', message: expect.stringMatching(/^There is no room left for your work/) },
      })
      expect((await catalogue.read()).feed).toBeNull()
      expect(await database.db.$count(campaignProducts)).toBe(0)
    } finally {
      await empty()
    }
    expect((await send(catalogue)).body.feed).toMatchObject({ products: 1, problems: 0 })
    expect(await database.db.$count(images)).toBe(1)
  },
)
