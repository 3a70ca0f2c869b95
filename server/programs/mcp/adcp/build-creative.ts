import { z } from 'zod'
import { runOnce } from '#server/programs/idempotency/run-once.ts'
import { requireRoomForCreative } from '#server/ads/creatives/policy.ts'
import { countCreatives } from '#server/ads/creatives/store.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import { ADDS, type ToolContext } from '../tool.ts'
import { agentUrlOf } from './agent-url.ts'
import { defineTask } from './define-task.ts'
import { AdcpError } from './errors.ts'
import { notSupported } from './formats.ts'
import { keepBuild, type StoredBuild, storeBuild } from './keep-built.ts'
import { creativeIdOf, getLibraryCreative, showPicture } from './library.ts'
import { type PaintableBrief, paintBrief, type PaintedFormat, prepareBrief } from './paint-brief.ts'
import { linkOf } from './picture-links.ts'
import { presentManifest } from './present-manifest.ts'
import {
  type BrandRef,
  brandRefSchema,
  envelopeFields,
  keyFields,
  type CreativeManifest,
  manifestSchema,
  targetFields,
} from './request.ts'
import { readBrief } from './read-brief.ts'
import { readTargets, type Targets } from './targets.ts'

const ignored = z.unknown().optional()

/** Fields that ask for what this agent does not do: refused, because leaving them out would answer another request. */
const REFUSED = {
  transformer_id: 'There are no transformers here.',
  refine_from_build_variant_id: 'A build is not refined here: change its ad with change_pictures.',
  max_spend: 'Builds cost nothing here, so there is nothing to cap.',
  evaluator: 'There is no evaluator here.',
  signal_conditions: 'A build makes one creative for each target.',
  push_notification_config: 'Builds are answered at once, and notify nobody.',
} as const

export const buildCreative = defineTask({
  name: 'build_creative',
  title: 'AdCP: build',
  description:
    'AdCP: paints a manifest’s photo and words as finished pictures, one for each target, and keeps them as one new ad of the account. The same request gives the same bytes as its preview. Needs a plan without a limit of pictures, so that it costs 0; with several targets all of them are built, or none.',
  scope: 'make',
  annotations: { ...ADDS, idempotentHint: true, openWorldHint: true },
  input: z.object({
    ...envelopeFields,
    ...keyFields,
    ...targetFields,
    message: z.string().max(10_000).optional(),
    creative_manifest: manifestSchema.optional(),
    creative_id: z.string().max(200).optional(),
    concept_id: ignored,
    media_buy_id: ignored,
    package_id: ignored,
    brand: brandRefSchema.optional(),
    quality: ignored,
    item_limit: ignored,
    include_preview: ignored,
    preview_inputs: ignored,
    preview_quality: ignored,
    preview_output_format: ignored,
    macro_values: ignored,
    config: ignored,
    mode: z.string().max(20).optional(),
    max_creatives: z.number().optional(),
    max_variants: z.number().optional(),
    variant_axis: ignored,
    keep_mode: ignored,
    selection_strategy: ignored,
    governance_context: z.string().max(4_096).optional(),
    transformer_id: ignored,
    refine_from_build_variant_id: ignored,
    max_spend: ignored,
    evaluator: ignored,
    signal_conditions: ignored,
    push_notification_config: ignored,
  }),
  async run(input, context) {
    refuseUnsupported(input)
    const key = requireKey(input.idempotency_key)
    const targets = readTargets(input, context)
    if (input.creative_id !== undefined) return retrieve(input.creative_id, targets, context)
    const { creative_manifest: manifest } = input
    if (!manifest) {
      throw new AdcpError('INVALID_REQUEST', 'A build has a creative_manifest or a creative_id.', {
        field: 'creative_manifest',
      })
    }
    const { idempotency_key: _key, context: _context, governance_context: _governance, ...request } = input
    await using folder = await context.services.temporary.open()
    const { answer, isReplayed } = await runOnce(
      context.services,
      { userId: context.program.userId, protocol: 'adcp', key, request, secrets: context.secrets },
      {
        prepare: () => prepare({ manifest, brand: input.brand, targets, folder: folder.path }, context),
        commit: (made) => commit(made, targets, context),
      },
    )
    const note = input.message === undefined ? {} : { message: SHOWS_THE_MANIFEST }
    return { answer: { ...answer, ...note, ...(isReplayed && { replayed: true }) }, text: describe(targets) }
  },
})

const SHOWS_THE_MANIFEST = 'The pictures show the words of the manifest as they are: this agent writes none of its own.'

function describe({ formats }: Targets): string {
  return formats.length === 1 ? 'Built one picture, for 0 credits.' : `Built ${formats.length} pictures, for 0 credits.`
}

function refuseUnsupported(input: Record<string, unknown>): void {
  for (const [field, message] of Object.entries(REFUSED)) {
    if (input[field] !== undefined) throw new AdcpError('UNSUPPORTED_FEATURE', message, { field })
  }
  for (const field of ['max_creatives', 'max_variants']) {
    if (Number(input[field] ?? 1) > 1) throw new AdcpError('UNSUPPORTED_FEATURE', REFUSED.signal_conditions, { field })
  }
  if (input['mode'] !== undefined && input['mode'] !== 'execute') {
    throw new AdcpError('UNSUPPORTED_FEATURE', 'Builds cost nothing here, so there is nothing to estimate.', {
      field: 'mode',
    })
  }
}

const KEY = /^[A-Za-z0-9_.:-]{16,255}$/

function requireKey(key: string | undefined): string {
  if (key !== undefined && KEY.test(key)) return key
  throw new AdcpError('INVALID_REQUEST', 'A build needs an idempotency_key of 16 to 255 letters: a new UUID.', {
    field: 'idempotency_key',
  })
}

interface BuildRequest {
  manifest: CreativeManifest
  brand: BrandRef | undefined
  targets: Targets
  folder: string
}

interface Made {
  brief: PaintableBrief
  painted: PaintedFormat[]
  stored: StoredBuild
}

/** Paints every target before anything is kept: one that fails leaves nothing behind. */
async function prepare({ manifest, brand, targets, folder }: BuildRequest, context: ToolContext): Promise<Made> {
  const { services, program } = context
  const planId = await findPlan(services.db, services, program.userId)
  requireRoomForCreative(planId, await countCreatives(services.db, program.userId))
  const read = await readBrief(manifest, { brand }, context)
  const brief = await prepareBrief(read, folder, context)
  const painted: PaintedFormat[] = []
  for (const format of targets.formats) painted.push(await paintBrief(brief, format, context))
  return { brief, painted, stored: await storeBuild(services, program.userId, { brief, painted }) }
}

async function commit({ brief, stored }: Made, targets: Targets, context: ToolContext): Promise<object> {
  const { services, secrets, program } = context
  const { creativeId } = await keepBuild(services, program.userId, { brief, stored })
  const { clickUrl, fields } = brief.brief
  const manifests = await Promise.all(
    stored.pictures.map(async ({ format, imageId, ad, sha256 }) => {
      const url = linkOf(services.config.publicUrl, secrets, { imageId })
      const picture = { format, url, layout: ad.layout, productName: fields.productName, clickUrl, sha256 }
      const manifest = await presentManifest(picture, {
        agentUrl: agentUrlOf(services.config),
        routing: targets.routing,
      })
      return { ...manifest, ext: { creative_id: creativeIdOf(creativeId, format) } }
    }),
  )
  return { ...wrap(manifests, targets), recipe_hash: brief.recipe, vendor_cost: 0, currency: 'USD' }
}

function wrap(manifests: readonly object[], { isList }: Targets): object {
  return isList ? { creative_manifests: manifests } : { creative_manifest: manifests[0] }
}

/** Answers with finished pictures of the library. Nothing is painted: what an ad lacks is made by make_pictures. */
async function retrieve(creativeId: string, targets: Targets, context: ToolContext) {
  const options = { agentUrl: agentUrlOf(context.services.config), routing: targets.routing }
  const { ad } = await getLibraryCreative(creativeId, 'creative_id', context)
  const manifests: object[] = []
  for (const [index, format] of targets.formats.entries()) {
    const row = ad.rows.find((one) => one.format === format)
    if (!row) throw notSupported(NOT_MADE, { field: targets.fields[index]! })
    manifests.push(await presentManifest(showPicture(row, ad.productName, context), options))
  }
  return { answer: { ...wrap(manifests, targets), vendor_cost: 0, currency: 'USD' }, text: 'Found in the library.' }
}

const NOT_MADE = 'This creative has no picture in this format yet: make_pictures makes it.'
