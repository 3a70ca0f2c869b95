import { makePicture, makeText } from './model-server-answers.ts'
import { type Behaviour, json, type Protocol, type Reply, require, sharedReply } from './model-server-replies.ts'

interface Part {
  text?: string
  inlineData?: { mimeType: string; data: string }
}

interface Body {
  contents?: { role: string; parts: Part[] }[]
  systemInstruction?: { parts: Part[] }
  generationConfig?: {
    responseModalities?: string[]
    responseMimeType?: string
    responseSchema?: unknown
    responseJsonSchema?: unknown
    imageConfig?: { aspectRatio?: string }
  }
}

const RATIOS = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9']

/** Answers Google's generateContent, for words and for pictures. */
export const answerGoogle: Protocol = async (path, request, answering) => {
  const model = /^\/v1beta\/models\/([^/:]+):generateContent$/.exec(path)?.[1]
  if (!model) return undefined
  require(request.headers.get('x-goog-api-key'), 'API key not valid. Please pass a valid API key.')
  const body = (await request.json().catch(() => require(false, 'The body is no JSON.'))) as Body
  const parts = [...(body.systemInstruction?.parts ?? []), ...(body.contents ?? []).flatMap((content) => content.parts)]
  require(body.contents?.length && parts.some((part) => part.text), 'contents is not specified.')
  const config = body.generationConfig
  const wantsPicture = config?.responseModalities?.includes('IMAGE') ?? false
  const ratio = config?.imageConfig?.aspectRatio
  require(ratio === undefined || RATIOS.includes(ratio), `Unknown aspect ratio ${ratio}.`)
  require(wantsPicture || config?.responseMimeType === 'application/json', 'A response schema needs application/json.')
  const prompt = parts.map((part) => part.text ?? '').join('\n')
  const behaviour = await answering.take({
    kind: wantsPicture ? 'image' : 'text',
    path,
    model,
    size: ratio,
    prompt,
    pictures: parts.filter((part) => part.inlineData).length,
    headers: Object.fromEntries(request.headers),
  })
  if (behaviour.kind === 'refusal') return refusal(wantsPicture)
  const reply = (how: Behaviour) => (wantsPicture ? pictureReply(how, ratio) : Promise.resolve(textReply(how, prompt)))
  const drawn = await reply(behaviour)
  return sharedReply(behaviour, () => drawn) ?? drawn
}

function refusal(wantsPicture: boolean): Reply {
  if (!wantsPicture) return json(200, { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, candidates: [] })
  return json(200, {
    candidates: [{ content: { role: 'model', parts: [] }, finishReason: 'IMAGE_SAFETY', index: 0 }],
    usageMetadata: USAGE,
  })
}

const USAGE = { promptTokenCount: 500, candidatesTokenCount: 300, totalTokenCount: 800 }

async function pictureReply(behaviour: Behaviour, ratio = '1:1'): Promise<Reply> {
  const picture = await makePicture(behaviour, ...sizeOfRatio(ratio))
  const parts = picture
    ? [{ inlineData: { mimeType: 'image/jpeg', data: picture.toString('base64') } }]
    : [{ text: '' }]
  return candidate(parts)
}

/** Returns about a megapixel, as the real models paint. */
export function sizeOfRatio(ratio: string): [widthPx: number, heightPx: number] {
  const [across, down] = ratio.split(':').map(Number) as [number, number]
  const scale = Math.sqrt(1_048_576 / (across * down))
  return [Math.round(across * scale), Math.round(down * scale)]
}

function textReply(behaviour: Behaviour, prompt: string): Reply {
  return candidate([{ text: makeText(behaviour, prompt) }])
}

function candidate(parts: Part[]): Reply {
  return json(200, {
    candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }],
    usageMetadata: USAGE,
  })
}
