import { z } from 'zod'
import { getLookAdviceCall, lookSchema } from '#contract/ads/look.ts'
import { suggestTaglinesCall } from '#contract/ads/taglines.ts'
import { FORMATS } from '#contract/formats.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { defineTool, READS } from '../tool.ts'

const suggestWords = defineTool({
  name: 'suggest_taglines',
  title: 'Suggest taglines',
  description:
    'Suggests lines that could lead an ad for these words, best first, without inventing a claim. Pass the chosen ones as taglines of create_ad or update_ad. It costs nothing.',
  scope: 'make',
  annotations: READS,
  input: suggestTaglinesCall.body,
  output: suggestTaglinesCall.success[200],
  async run(input, { call }) {
    const { result } = await call(suggestTaglinesCall, { body: input })
    const { length } = result.taglines
    return { result, text: length === 0 ? 'The description has no line that could lead.' : `${length} suggestions.` }
  },
})

const adviseLook = defineTool({
  name: 'advise_look',
  title: 'Advise a look',
  description:
    'Recommends style, palette, typography and tone for an ad from its words and its leading photo, and says why. Write them with update_ad. The same ad gets the same advice.',
  scope: 'read',
  annotations: READS,
  input: z.object({ adId: z.uuid().describe('The id of the ad; it needs a photo.') }),
  output: z.object({ recommended: lookSchema, why: z.string(), language: z.enum(LANGUAGES) }),
  async run({ adId }, { call }) {
    const { result } = await call(getLookAdviceCall, { params: { id: adId } })
    return { result, text: result.why }
  },
})

const listFormats = defineTool({
  name: 'list_formats',
  title: 'List formats',
  description:
    'Lists the formats that pictures can be made in: placements with their sizes and file limits. Other sizes are possible, too, by their pixels, such as 640x200.',
  scope: 'read',
  annotations: READS,
  input: z.object({}),
  output: z.object({
    formats: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        description: z.string(),
        widthPx: z.number().int(),
        heightPx: z.number().int(),
        maxBytes: z.number().int(),
      }),
    ),
  }),
  async run() {
    return { result: { formats: [...FORMATS] }, text: `${FORMATS.length} formats, and any other size by its pixels.` }
  },
})

export const WORD_TOOLS = [listFormats, suggestWords, adviseLook]
