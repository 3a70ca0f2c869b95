import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'

export interface DatabaseSize {
  people: number
  adsEach: number
  /**
   * Size of each picture's layout and report: as large as real ones, unless there are so many that the disk matters.
   */
  layoutBytes?: number
}

/** Three formats of each ad. */
const FORMATS = [
  ['square', 600, 600],
  ['facebook_feed', 1080, 1080],
  ['google_display', 300, 250],
] as const

const LAYOUT_BYTES = 12_000

/** Returns the session of each user, as its cookie names it. */
export function sessionIdOf(person: number): string {
  return `bench-session-${person}`
}

/**
 * Fills the database with invented users and their ads, pictures and sessions, in a few statements that it executes by
 * itself: a million ads take minutes. Ids are derived from numbers, so that every part can be found again.
 */
export async function fillDatabase(
  db: Database,
  { people, adsEach, layoutBytes = LAYOUT_BYTES }: DatabaseSize,
): Promise<void> {
  const ads = people * adsEach
  // It looks like a random id, because the API requires one.
  const id = (what: string, of: string) =>
    `overlay(overlay(md5('${what}' || ${of}) placing '4' from 13) placing '8' from 17)::uuid`
  const owner = id('user', `(i - 1) / ${adsEach}`)
  const statements = [
    `insert into users (id, email, display_name, google_id, created_at)
      select ${id('user', 'i')}, 'bench' || i || '@example.com', 'Bench ' || i, 'demo:bench' || i, now()
      from generate_series(0, ${people - 1}) i`,
    `insert into sessions (id, user_id, data, expires_at)
      select rtrim(translate(encode(sha256(('bench-session-' || i)::bytea), 'base64'), '+/', '-_'), '='), ${id('user', 'i')},
        jsonb_build_object('userId', ${id('user', 'i')}, 'createdAt', to_json(now()),
          'cookie', jsonb_build_object('path', '/', 'httpOnly', true, 'sameSite', 'lax', 'secure', false,
            'originalMaxAge', 2592000000, 'expires', to_json(now() + interval '30 days'))),
        now() + interval '30 days'
      from generate_series(0, ${people - 1}) i`,
    `insert into creatives (id, user_id, product_name, product_description, product_price, ad_style, color_palette, typography,
        tone, taglines, product_images, created_at, updated_at)
      select ${id('ad', 'i')}, ${owner}, 'Product ' || i, 'A made-up product, described in about as many words as people use for it.',
        '$19.99', 'modern', 'blue', 'modern', 'friendly', '["Made to be measured"]',
        jsonb_build_array(jsonb_build_object('name', 'a', 'url', '/api/images/' || ${id('square', 'i')})), now() - i * interval '1 second', now()
      from generate_series(1, ${ads}) i`,
    ...FORMATS.flatMap(([format, width, height]) => [
      `insert into images (id, user_id, creative_id, kind, name, content_type, width_px, height_px, bytes, sha256, digital_source, created_at)
        select ${id(format, 'i')}, ${owner}, ${id('ad', 'i')}, 'variant', 'ad', 'image/jpeg', ${width}, ${height}, 100000,
          md5('${format}' || i), 'composite', now()
        from generate_series(1, ${ads}) i`,
      `insert into variants (id, ad_id, format, width, height, image_url, image_id, seed, campaign_seed, layout, report, making, summary, look, created_at)
        select ${id(`variant ${format}`, 'i')}, ${id('ad', 'i')}, '${format}', ${width}, ${height}, '/api/images/' || ${id(format, 'i')},
          ${id(format, 'i')}, 1, 1, jsonb_build_object('family', 'nebula', 'layers', ${randomText(layoutBytes)}),
          jsonb_build_object('findings', '[]'::jsonb, 'measures', ${randomText(layoutBytes / 4)}), '{"engine": "studio"}',
          '{"family": "nebula", "findings": []}',
          '{"adStyle": "modern", "typography": "modern", "tone": "friendly", "colorPalette": "blue", "customColors": []}', now()
        from generate_series(1, ${ads}) i`,
    ]),
  ]
  for (const statement of statements) await db.execute(sql.raw(statement))
  await db.execute(sql`analyze`)
}

/** Returns text that cannot be compressed, derived from the row's number: 32 letters at a time. */
function randomText(bytes: number): string {
  return `(select string_agg(md5(i::text || part), '') from generate_series(1, ${Math.round(bytes / 32)}) part)`
}
