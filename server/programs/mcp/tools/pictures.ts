import { z } from 'zod'
import { adChangesSchema, changeAdCall, refusedFormatSchema } from '#contract/ads/change.ts'
import { getCreativeCall } from '#contract/ads/creative.ts'
import { cancelGenerationCall, generateFormatsCall, progressEventSchema } from '#contract/ads/generation.ts'
import { isReadyToUpload } from '#contract/ads/ready-to-upload.ts'
import { findingSchema } from '#contract/ads/report.ts'
import { listVariantsCall } from '#contract/ads/variant.ts'
import { formatIdSchema } from '#contract/format-id.ts'
import type { FormatId } from '#contract/formats.ts'
import { getCreditsCall } from '#contract/money/credits.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { askToConfirm, confirmFields, costSchema } from '../confirm.ts'
import { type AdState, followAd, isUnderWay, readAdState, WAIT_MS } from '../follow-ad.ts'
import { linkPicture, pictureSchema, presentPicture } from '../present-picture.ts'
import { ADDS, defineTool, keyField, OVERWRITES, READS, type ToolContext } from '../tool.ts'

const adId = z.uuid().describe('The id of the ad.')
const formats = z
  .array(formatIdSchema)
  .min(1)
  .max(30)
  .describe('Formats of list_formats, or sizes in pixels such as 640x200.')

const jobSchema = progressEventSchema.omit({ variant: true })

const stateFields = {
  jobs: z.array(jobSchema).describe('The latest job of each format.'),
  refused: z
    .array(refusedFormatSchema)
    .describe('Formats that could not take the latest change, each with the reason.'),
  pictures: z.array(pictureSchema).describe('All finished pictures of the ad.'),
}

const makePictures = defineTool({
  name: 'make_pictures',
  title: 'Make pictures',
  description:
    'Paints the pictures of an ad in the given formats. Without confirm: true it only answers with the cost, which is the number of pictures and 0 credits on a plan without a limit, and makes nothing. A format that the ad already has stays as it is and costs nothing, unless look is new. Waits up to 45 seconds and reports progress; what takes longer goes on by itself: ask get_ad_status.',
  scope: 'make',
  annotations: { ...ADDS, idempotentHint: true },
  input: z.object({
    adId,
    formats,
    look: z
      .literal('new')
      .optional()
      .describe('Makes existing pictures of these formats again, in one new composition.'),
    engine: z
      .literal('studio')
      .optional()
      .describe('Makes the pictures by the built-in studio alone, without any model.'),
    ...confirmFields,
    wait: z.boolean().default(true).describe('Waits for the pictures; false answers at once.'),
    ...keyField,
  }),
  output: z.object({
    state: z.enum(['needs_confirmation', 'working', 'finished']),
    cost: costSchema,
    ...stateFields,
  }),
  async run({ confirm, maxCredits, wait, idempotencyKey: key, ...wanted }, context) {
    const cost = await costOf(wanted, context)
    const question = askToConfirm(cost, { confirm, maxCredits })
    if (question) {
      const state = await readAdState(context.services, wanted.adId)
      const result = {
        state: 'needs_confirmation' as const,
        cost,
        ...(await presentState(wanted.adId, state, context)),
      }
      return { result, text: question }
    }
    const { adId: id, ...body } = wanted
    const { result: started } = await context.call(generateFormatsCall, { params: { id }, body, key })
    const jobIds = new Set<string>(started.jobs.map(({ jobId }) => jobId))
    const onState = (state: AdState) => reportJobs(state, jobIds, context)
    const waitMs = wait ? WAIT_MS : 0
    const state = await followAd(context.services, { adId: id, signal: context.signal, waitMs, onState })
    const shown = await presentState(id, state, context)
    const isWorking = isUnderWay(state)
    const text = isWorking
      ? `The pictures are being made. Ask get_ad_status with the ad's id until nothing is queued or running.`
      : `${cost.pictures === 0 ? 'Nothing had to be made' : 'Made what was asked for'}: the ad has ${shown.pictures.length} finished pictures. See jobs for any that failed.`
    return {
      result: { state: isWorking ? ('working' as const) : ('finished' as const), cost, ...shown },
      text,
      content: shown.pictures.filter(({ format }) => wanted.formats.includes(format)).map(linkPicture),
    }
  },
})

interface Wanted {
  adId: string
  formats: FormatId[]
  look?: 'new' | undefined
}

/** Returns what a call would make and take: formats that are there, or being made already, are free. */
async function costOf(wanted: Wanted, { call, services }: ToolContext): Promise<z.infer<typeof costSchema>> {
  const { result: variants } = await call(listVariantsCall, { params: { id: wanted.adId } })
  const { result: credits } = await call(getCreditsCall)
  const { jobs } = await readAdState(services, wanted.adId)
  const isRunning = (format: FormatId) =>
    jobs.some((job) => job.format === format && (job.state === 'queued' || job.state === 'running'))
  const isThere = (format: FormatId) => !wanted.look && variants.some((variant) => variant.format === format)
  const pictures = new Set(wanted.formats.filter((format) => !isRunning(format) && !isThere(format))).size
  return {
    pictures,
    credits: credits.unlimited ? 0 : pictures,
    creditsLeft: credits.unlimited ? null : credits.adGeneration,
  }
}

async function presentState(id: string, { jobs, change }: AdState, { call, services }: ToolContext) {
  const { result: variants } = await call(listVariantsCall, { params: { id } })
  return {
    jobs,
    refused: change?.refused ?? [],
    pictures: variants.map((variant) => presentPicture(variant, services.config.publicUrl)),
  }
}

async function reportJobs({ jobs }: AdState, jobIds: Set<string>, { report }: ToolContext): Promise<void> {
  const followed = jobs.filter(({ jobId }) => jobIds.has(jobId))
  if (followed.length === 0) return
  const isOver = ({ state }: (typeof followed)[number]) => state !== 'queued' && state !== 'running'
  const progress = followed.reduce((sum, job) => sum + (isOver(job) ? 100 : job.percentage), 0)
  const done = followed.filter(isOver).length
  await report({ progress, total: followed.length * 100, message: `${done} of ${followed.length} pictures are made.` })
}

const getAdStatus = defineTool({
  name: 'get_ad_status',
  title: 'See what is being made',
  description:
    'Says what is being made or changed for an ad, with stage, percentage and seconds left, and lists its finished pictures. Call it again every few seconds while state is working.',
  scope: 'read',
  annotations: READS,
  input: z.object({ adId }),
  output: z.object({ state: z.enum(['working', 'idle']), ...stateFields }),
  async run({ adId: id }, context) {
    // The call refuses an ad that is somebody else's, before anything of it is read.
    await context.call(getCreativeCall, { params: { id } })
    const state = await readAdState(context.services, id)
    const shown = await presentState(id, state, context)
    const result = { state: isUnderWay(state) ? ('working' as const) : ('idle' as const), ...shown }
    return { result, text: isUnderWay(state) ? 'Something is being made.' : 'Nothing is being made.' }
  },
})

const cancelPicture = defineTool({
  name: 'cancel_picture',
  title: 'Cancel a picture',
  description: 'Cancels a picture that is waiting or being made. Its credit comes back.',
  scope: 'make',
  annotations: OVERWRITES,
  input: z.object({ adId, format: formatIdSchema }),
  output: z.object({ cancelled: z.literal(true) }),
  async run({ adId: id, format }, { call }) {
    await call(cancelGenerationCall, { params: { id, format } })
    return { result: { cancelled: true as const }, text: `Cancelled the picture in ${format}.` }
  },
})

const changePictures = defineTool({
  name: 'change_pictures',
  title: 'Change finished pictures',
  description:
    'Changes words, colors, sizes of parts, the leading photo or its cut-out on the finished pictures of an ad, for nothing: the composition stays. Without formats all pictures and the ad itself change; with formats only those pictures do. A format without room for the change refuses it and says why.',
  scope: 'make',
  annotations: OVERWRITES,
  input: z.object({
    adId,
    changes: adChangesSchema.describe('What to change; words are shown exactly as written, null removes a text.'),
    formats: formats.optional(),
    frozen: z
      .literal(true)
      .optional()
      .describe('Keeps everything but the changed words identical to the pixel, or refuses.'),
    version: z.string().max(2_000).optional().describe('The version that get_ad answered, to overwrite nothing newer.'),
    ...keyField,
  }),
  output: z.object({ state: z.enum(['working', 'finished']), ...stateFields }),
  async run({ adId: id, version, idempotencyKey: key, ...body }, context) {
    const { result } = await context.call(changeAdCall, { params: { id }, body, version, key })
    const state = await readAdState(context.services, id)
    const shown = await presentState(id, state, context)
    if ('jobId' in result) {
      return { result: { state: 'working' as const, ...shown }, text: 'The change goes on: ask get_ad_status.' }
    }
    const { variants, refused } = result
    const text = `Changed ${variants.length} pictures${refused.length > 0 ? `; ${refused.length} formats refused, see refused` : ''}.`
    const content = shown.pictures
      .filter(({ format }) => variants.some((one) => one.format === format))
      .map(linkPicture)
    return { result: { state: 'finished' as const, ...shown, refused }, text, content }
  },
})

const checkPicture = defineTool({
  name: 'check_picture',
  title: 'Check a picture',
  description:
    "Reports whether a finished picture is ready to upload to its ad platform: legibility, contrast, safe zones, the photo's sharpness, file size, a legal line or old price that did not fit. Errors prevent an upload; warnings are advice.",
  scope: 'read',
  annotations: READS,
  input: z.object({ adId, format: formatIdSchema }),
  output: z.object({ readyToUpload: z.boolean(), findings: z.array(findingSchema), picture: pictureSchema }),
  async run({ adId: id, format }, { call, services }) {
    const { result: variants } = await call(listVariantsCall, { params: { id } })
    const variant = variants.find((one) => one.format === format)
    if (!variant) throw new AppError('NOT_FOUND', 'The ad has no picture in this format: make it first.', 'format')
    const readyToUpload = isReadyToUpload(variant.findings)
    const picture = presentPicture(variant, services.config.publicUrl)
    return {
      result: { readyToUpload, findings: variant.findings, picture },
      text: readyToUpload ? 'Ready to upload.' : 'Not ready to upload: see findings.',
      content: [linkPicture(picture)],
    }
  },
})

export const PICTURE_TOOLS = [makePictures, getAdStatus, cancelPicture, changePictures, checkPicture]
