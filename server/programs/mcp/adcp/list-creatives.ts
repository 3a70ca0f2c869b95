import { z } from 'zod'
import type { CreativeWithVariants } from '#contract/ads/creative.ts'
import { listCurrentVariants } from '#server/ads/variants/store.ts'
import { READS, type ToolContext } from '../tool.ts'
import { agentUrlOf } from './agent-url.ts'
import { defineTask } from './define-task.ts'
import { presentFormatRef, readFormatRef } from './formats.ts'
import { creativeIdOf, listLibrary, showPicture } from './library.ts'
import { readPage } from './pages.ts'
import { presentManifest, type Routing } from './present-manifest.ts'
import { envelopeFields, formatRefSchema, paginationSchema } from './request.ts'

const filtersSchema = z.looseObject({
  creative_ids: z.array(z.string().max(200)).max(100).optional(),
  concept_ids: z.array(z.string().max(200)).max(100).optional(),
  name_contains: z.string().max(200).optional(),
  statuses: z.array(z.string().max(40)).max(20).optional(),
  format_ids: z.array(formatRefSchema).max(100).optional(),
  created_after: z.iso.datetime({ offset: true }).optional(),
  created_before: z.iso.datetime({ offset: true }).optional(),
})

type Filters = z.infer<typeof filtersSchema>

const FILTERS = [
  ...(['creative_ids', 'concept_ids', 'name_contains', 'statuses'] as const),
  ...(['format_ids', 'created_after', 'created_before'] as const),
]

export const listBuiltCreatives = defineTask({
  name: 'list_creatives',
  title: 'AdCP: creatives',
  description:
    'AdCP: lists the finished pictures of the account as creatives, newest ad first; those of one ad share a concept_id.',
  scope: 'read',
  annotations: READS,
  input: z.object({
    ...envelopeFields,
    filters: filtersSchema.optional(),
    sort: z
      .looseObject({ field: z.string().optional(), direction: z.enum(['asc', 'desc']).optional() })
      .optional()
      .describe('By created_date alone.'),
    pagination: paginationSchema.optional(),
    fields: z.array(z.string().max(40)).max(30).optional(),
    include_assignments: z.boolean().optional(),
    include_snapshot: z.boolean().optional(),
    include_items: z.boolean().optional(),
    include_variables: z.boolean().optional(),
    include_pricing: z.boolean().optional(),
  }),
  async run({ filters = {}, pagination, sort }, context, version) {
    const all = (await listLibrary(context)).flatMap((ad) => ad.variants.map((variant) => ({ ad, variant })))
    const matching = all.filter((one) => isWanted(one, filters, context))
    const newestFirst = matching.toSorted(
      (one, other) => Date.parse(other.variant.createdAt) - Date.parse(one.variant.createdAt),
    )
    const direction = sort?.direction ?? 'desc'
    const { page, pagination: described } = readPage(
      direction === 'desc' ? newestFirst : newestFirst.toReversed(),
      pagination,
      'pagination.cursor',
    )
    const routing = version.startsWith('3.2') ? 'capabilities' : 'formats'
    const creatives = await present(page, { context, routing })
    return {
      answer: {
        query_summary: {
          total_matching: matching.length,
          returned: page.length,
          filters_applied: FILTERS.filter((name) => filters[name] !== undefined),
          sort_applied: { field: 'created_date', direction },
        },
        pagination: described,
        creatives,
      },
      text: `${page.length} of ${matching.length} creatives.`,
    }
  },
})

interface Listed {
  ad: CreativeWithVariants
  variant: CreativeWithVariants['variants'][number]
}

function isWanted({ ad, variant }: Listed, filters: Filters, { services }: ToolContext): boolean {
  const { format, createdAt } = variant
  const agentUrl = agentUrlOf(services.config)
  const formats = filters.format_ids?.map((ref, index) =>
    readFormatRef(ref, { agentUrl, field: `filters.format_ids[${index}]` }),
  )
  return (
    (filters.creative_ids?.includes(creativeIdOf(ad.id, format)) ?? true) &&
    (filters.concept_ids?.includes(ad.id) ?? true) &&
    (filters.statuses?.includes(statusOf(ad)) ?? true) &&
    (formats?.includes(format) ?? true) &&
    nameOf({ ad, variant })
      .toLowerCase()
      .includes((filters.name_contains ?? '').toLowerCase()) &&
    Date.parse(createdAt) > Date.parse(filters.created_after ?? '1970-01-01') &&
    Date.parse(createdAt) < Date.parse(filters.created_before ?? '9999-01-01')
  )
}

/** Returns the standard's word for the answer of the people behind the approval link. */
function statusOf({ review }: CreativeWithVariants): string {
  return review && review.approvedVersion === review.currentVersion ? 'approved' : 'pending_review'
}

function nameOf({ ad, variant }: Listed): string {
  return `${ad.productName}, ${variant.format}`
}

async function present(page: readonly Listed[], { context, routing }: { context: ToolContext; routing: Routing }) {
  const { services } = context
  const agentUrl = agentUrlOf(services.config)
  const rows = await listCurrentVariants(services.db, [...new Set(page.map(({ ad }) => ad.id))])
  const shown = page.map(async ({ ad, variant }) => {
    const row = rows.find(({ id }) => id === variant.id)
    // It was changed or deleted in this moment.
    if (!row) return []
    const manifest = await presentManifest(showPicture(row, ad.productName, context), { agentUrl, routing })
    const { format, createdAt } = variant
    return [
      {
        creative_id: creativeIdOf(ad.id, format),
        name: nameOf({ ad, variant }),
        ...(routing === 'formats' ? { format_id: presentFormatRef(format, agentUrl) } : { format_kind: 'image' }),
        status: statusOf(ad),
        created_date: createdAt,
        updated_date: createdAt,
        concept_id: ad.id,
        concept_name: ad.productName,
        assets: manifest.assets,
        provenance: manifest.provenance,
      },
    ]
  })
  return (await Promise.all(shown)).flat()
}
