import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type ApiDescription, describeApi } from '#server/site/api-docs/describe-api.ts'

export interface ApiAnswer {
  method: string
  path: string
  status: number
  contentType: string | null
  /** The parsed body; undefined if it is not JSON. */
  body: unknown
}

/**
 * Throws about an answer that the API's own document does not describe: an unknown status, media type or shape. Every
 * test that calls the app through a TestClient checks this.
 */
export function checkAgainstDocument(answer: ApiAnswer): void {
  // A HEAD is answered like its GET, except for the body.
  const isHead = answer.method === 'HEAD'
  const method = isHead ? 'get' : answer.method.toLowerCase()
  const template = findTemplate(new URL(answer.path, 'http://app').pathname, method)
  if (!template) return checkUnknown(answer)
  const described = api().document.paths[template]?.[method]?.responses[answer.status]
  const where = `${answer.method} ${template} answered ${answer.status}`
  if (!described) throw new Error(`${where}, which its document does not foresee: ${JSON.stringify(answer.body)}`)
  const mediaType = answer.contentType?.split(';')[0] ?? ''
  const media = Object.keys(described.content ?? {}).find((one) => matches(one, mediaType))
  if (!media && (mediaType !== '' || described.content)) throw new Error(`${where} with ${mediaType || 'no type'}`)
  if (media !== 'application/json' || isHead) return
  const validate = validatorOf(template, method, answer.status)
  if (!validate(answer.body)) {
    throw new Error(`${where} with another shape: ${JSON.stringify(validate.errors)}\n${JSON.stringify(answer.body)}`)
  }
}

/**
 * Checks answers outside the document: screens, files and the demo issuer are not part of the API; a call that does not
 * exist has one shape of answer.
 */
function checkUnknown({ method, path, status, body }: ApiAnswer): void {
  if (!path.startsWith('/api/')) return
  if (method === 'OPTIONS' && status === 204) return
  const { code } = (body ?? {}) as { code?: string }
  if ([403, 404, 405, 413, 415, 429].includes(status) && (code || method === 'HEAD')) return
  throw new Error(`${method} ${path} is not in the API's document, and answered ${status}: ${JSON.stringify(body)}`)
}

function matches(described: string, mediaType: string): boolean {
  return described === mediaType || (described === 'image/*' && mediaType.startsWith('image/'))
}

interface Api {
  document: ApiDescription
  ajv: Ajv2020
  /** Each template with the pattern of its paths; those with fewer parameters come first. */
  templates: { template: string; pattern: RegExp }[]
}

let made: Api | undefined

/** Loads the document at the first answer: most test files have none. */
function api(): Api {
  return (made ??= makeApi())
}

function makeApi(): Api {
  const document = describeApi()
  // Each shape is compiled once for a few answers: optimized code, or inlining into every shape that refers to it,
  // takes twice as long.
  const ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false, code: { optimize: false } })
  addFormats.default(ajv)
  ajv.addSchema(document, 'api')
  const templates = Object.keys(document.paths)
    .toSorted((a, b) => a.split('{').length - b.split('{').length)
    .map((template) => ({ template, pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  return { document, ajv, templates }
}

function findTemplate(path: string, method: string): string | undefined {
  const { templates, document } = api()
  return templates.find(({ template, pattern }) => pattern.test(path) && document.paths[template]?.[method])?.template
}

const validators = new Map<string, ValidateFunction>()

function validatorOf(template: string, method: string, status: number): ValidateFunction {
  const steps = ['paths', template, method, 'responses', String(status), 'content', 'application/json', 'schema']
  const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
  const known = validators.get(pointer)
  if (known) return known
  const validate = api().ajv.compile({ $ref: `api#/${pointer}` })
  validators.set(pointer, validate)
  return validate
}
