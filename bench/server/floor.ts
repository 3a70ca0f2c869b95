import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import Fastify from 'fastify'
import pg from 'pg'

/**
 * The floor, which no server of these rows can beat: bare Fastify and one prepared statement that reads them, without
 * sign-in, limits, rules or checks of the answers. Bytes are read from the same files, and written without being
 * decoded.
 */
const { DATABASE_URL, PORT, PICTURES } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
const app = Fastify({ bodyLimit: 2 ** 24 })
app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, async (_: unknown, body: unknown) => body)
const ask = async (name: string, text: string, values: unknown[]) =>
  (await pool.query<Record<string, unknown>>({ name, text, values })).rows

const SHOWN = `v.id, v.ad_id, v.format, v.width, v.height, v.image_url, v.summary, v.look, v.created_at`

app.get<{ Params: { user: string } }>('/list/:user', ({ params }) =>
  ask(
    'list',
    `select c.*, (select json_agg(v) from (select ${SHOWN} from variants v where v.ad_id = c.id and v.replaced_at is null) v) variants
      from creatives c where c.user_id = $1 order by c.created_at desc, c.id desc limit 20`,
    [params.user],
  ),
)
app.get<{ Params: { ad: string } }>('/ad/:ad', async ({ params }) => {
  const [ad] = await ask(
    'ad',
    `select c.*, (select json_agg(v.format) from variants v where v.ad_id = c.id and v.replaced_at is null) formats
      from creatives c where c.id = $1`,
    [params.ad],
  )
  return ad
})
app.post<{ Params: { ad: string }; Body: { productPrice: string } }>('/ad/:ad', async ({ params, body }) => {
  const [ad] = await ask(
    'update',
    'update creatives set product_price = $2, updated_at = now() where id = $1 returning *',
    [params.ad, body.productPrice],
  )
  return ad
})
app.get<{ Params: { image: string } }>('/picture/:image', async ({ params }, reply) => {
  const [image] = await ask('picture', 'select user_id, content_type, sha256 from images where id = $1', [params.image])
  return reply.type(String(image!.content_type)).send(await readFile(fileOf(params.image)))
})
app.get<{ Params: { user: string } }>('/landing/:user', async ({ params }, reply) => {
  const [user] = await ask('user', 'select * from users where id = $1', [params.user])
  return reply.type('text/html').send(`<!doctype html><script type="application/json">${JSON.stringify(user)}</script>`)
})
app.post<{ Params: { user: string }; Body: Buffer }>('/upload/:user', async ({ params, body }) => {
  const id = randomUUID()
  await writeFile(path.join(PICTURES!, id), body)
  return ask(
    'upload',
    `insert into images (id, user_id, kind, name, content_type, width_px, height_px, bytes, sha256, created_at)
      values ($1, $2, 'upload', 'photo', 'image/jpeg', 1, 1, $3, 'x', now()) returning *`,
    [id, params.user, body.byteLength],
  )
})

function fileOf(image: string): string {
  return path.join(PICTURES!, 'images', image)
}

await app.listen({ host: '127.0.0.1', port: Number(PORT) })
process.send?.('ready')
