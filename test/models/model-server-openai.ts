import sharp from 'sharp'
import { makePicture, makeText } from './model-server-answers.ts'
import {
  type Answering,
  type Behaviour,
  json,
  type ModelCall,
  type Protocol,
  type Reply,
  require,
  sharedReply,
} from './model-server-replies.ts'

/**
 * Answers OpenAI's images, chat completions and responses; servers that speak the same protocol are called without a
 * key.
 */
export const answerOpenAi: Protocol = async (path, request, answering) => {
  switch (path.replace(/^\/v1/, '')) {
    case '/images/generations':
      return generateImages(request, answering)
    case '/images/edits':
      return editImages(request, answering)
    case '/chat/completions':
      return completeChat(request, answering)
    case '/responses':
      return respond(request, answering)
    default:
      return undefined
  }
}

type Body = Record<string, unknown>

const SIZES = ['1024x1024', '1536x1024', '1024x1536']
const GENERATION_FIELDS =
  'model prompt n size quality background moderation output_format output_compression user response_format seed'
const EDIT_FIELDS =
  'model prompt image image[] n size quality background input_fidelity output_format output_compression'

async function generateImages(request: Request, answering: Answering): Promise<Reply> {
  const body = (await readJson(request)) as Body
  requireFields(body, GENERATION_FIELDS)
  requirePrompt(body)
  const isGpt = text(body.model).startsWith('gpt-image')
  require(!isGpt || body.response_format === undefined, "Unknown parameter: 'response_format'.")
  require(!isGpt || body.seed === undefined, "Unknown parameter: 'seed'.")
  return imageReply({ ...callOf(request, body), prompt: text(body.prompt) }, answering)
}

async function editImages(request: Request, answering: Answering): Promise<Reply> {
  require(request.headers.get('content-type')?.startsWith('multipart/form-data'), 'Expected multipart/form-data.')
  const form = await request.clone().formData()
  const body = Object.fromEntries(form) as Body
  requireFields(body, EDIT_FIELDS)
  requirePrompt(body)
  const files = [...form.getAll('image'), ...form.getAll('image[]')]
  require(files.length >= 1 && files.length <= 16, 'Between 1 and 16 images are needed.')
  for (const file of files) {
    require(file instanceof Blob &&
      /^image\/(png|jpeg|webp)$/.test(file.type), 'An image must be a PNG, JPEG or WebP file.')
    const bytes = Buffer.from(await file.arrayBuffer())
    const { width } = await sharp(bytes)
      .metadata()
      .catch(() => ({ width: 0 }))
    require(width > 0, 'An image cannot be read.')
  }
  return imageReply({ ...callOf(request, body), prompt: text(body.prompt), pictures: files.length }, answering)
}

async function imageReply(call: ModelCall, answering: Answering): Promise<Reply> {
  const behaviour = await answering.take({ ...call, kind: 'image' })
  const [widthPx, heightPx] = (call.size ?? '1024x1024').split('x').map(Number) as [number, number]
  const reply = async (how: Behaviour) => {
    const picture = await makePicture(how, widthPx, heightPx)
    return json(200, { created: 1, data: picture ? [{ b64_json: picture.toString('base64') }] : [] })
  }
  if (behaviour.kind === 'refusal') {
    const message = 'Your request was rejected as a result of our safety system.'
    return json(400, {
      error: { message, type: 'image_generation_user_error', param: null, code: 'moderation_blocked' },
    })
  }
  const drawn = await reply(behaviour)
  return sharedReply(behaviour, () => drawn) ?? drawn
}

async function completeChat(request: Request, answering: Answering): Promise<Reply> {
  const body = (await readJson(request)) as Body
  require(Array.isArray(body.messages) && body.messages.length > 0, 'messages is needed.')
  const format = body.response_format as { type?: string; json_schema?: { schema?: unknown } } | undefined
  require(format?.type === 'json_schema' && format.json_schema?.schema, 'response_format must hold a json_schema.')
  const call = { ...callOf(request, body), kind: 'text' as const, prompt: JSON.stringify(body.messages) }
  const behaviour = await answering.take(call)
  const usage = { prompt_tokens: 500, completion_tokens: 300, total_tokens: 800 }
  const reply = (content: string, reason = 'stop') =>
    json(200, {
      id: 'chat-1',
      object: 'chat.completion',
      created: 1,
      model: call.model,
      usage,
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: reason }],
    })
  if (behaviour.kind === 'refusal') return reply('', 'content_filter')
  return (
    sharedReply(behaviour, () => reply(makeText({ kind: 'answer' }, call.prompt))) ??
    reply(makeText(behaviour, call.prompt))
  )
}

async function respond(request: Request, answering: Answering): Promise<Reply> {
  const body = (await readJson(request)) as Body
  require(Array.isArray(body.input) && body.input.length > 0, 'input is needed.')
  const format = (body.text as { format?: { type?: string; strict?: boolean; schema?: Body } } | undefined)?.format
  require(format?.type === 'json_schema' &&
    format.schema?.additionalProperties === false, 'text.format must hold a strict schema.')
  const call = { ...callOf(request, body), kind: 'text' as const, prompt: JSON.stringify(body.input) }
  const behaviour = await answering.take(call)
  if (behaviour.kind === 'refusal') {
    return json(400, {
      error: {
        message: 'Invalid prompt: it was flagged.',
        type: 'invalid_request_error',
        code: 'content_policy_violation',
      },
    })
  }
  const reply = (text: string) =>
    json(200, {
      id: 'resp_1',
      object: 'response',
      created_at: 1,
      status: 'completed',
      model: call.model,
      error: null,
      output: [
        {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text, annotations: [] }],
        },
      ],
      usage: { input_tokens: 500, output_tokens: 300, total_tokens: 800 },
    })
  return (
    sharedReply(behaviour, () => reply(makeText({ kind: 'answer' }, call.prompt))) ??
    reply(makeText(behaviour, call.prompt))
  )
}

async function readJson(request: Request): Promise<unknown> {
  require(request.headers.get('content-type')?.startsWith('application/json'), 'Expected application/json.')
  return request.json().catch(() => require(false, 'The body is no JSON.'))
}

function callOf(request: Request, body: Body): ModelCall {
  const path = new URL(request.url).pathname
  const model = text(body.model)
  require(model, 'You must provide a model parameter.')
  const known = /^(gpt|o\d|dall-e|chatgpt)/.test(model)
  const key = request.headers.get('authorization')
  require(!known || /^Bearer \S+$/.test(key ?? ''), 'You did not provide an API key.')
  return {
    kind: 'image',
    path,
    model,
    prompt: '',
    pictures: 0,
    size: text(body.size) || undefined,
    headers: Object.fromEntries(request.headers),
  }
}

function requirePrompt({ prompt, size }: Body): void {
  require(typeof prompt === 'string' && prompt.trim().length > 0 && prompt.length <= 32_000, 'prompt is needed.')
  require(!text(size) || SIZES.includes(text(size)), `Invalid size '${text(size)}'. Supported: ${SIZES.join(', ')}.`)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function requireFields(body: Body, known: string): void {
  const unknown = Object.keys(body).find((field) => !known.split(' ').includes(field))
  require(!unknown, `Unknown parameter: '${unknown}'.`)
}
