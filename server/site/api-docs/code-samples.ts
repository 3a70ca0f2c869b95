import type { DescribedOperation } from './describe-api.ts'
import { EXAMPLE_ID, FILE_NAMES, PATH_VALUES, QUERY_VALUES, SHOWN_QUERIES } from './example-values.ts'
import type { JsonSchema } from './json-schemas.ts'
import { makeExample } from './make-example.ts'

/** One request in two notations. Both read the server's address and the token from variables. */
export interface CodeSamples {
  curl: string
  typescript: string
}

interface Call {
  method: string
  path: string
  operation: DescribedOperation
}

/** Writes an operation as it may be sent; undefined for those that only browsers and providers send. */
export function writeSamples(call: Call): CodeSamples | undefined {
  if (!call.path.startsWith('/api/') || !canBeSent(call.operation)) return undefined
  const request = describeRequest(call)
  return { curl: writeCurl(request), typescript: writeTypeScript(request) }
}

/** Returns true for a call with a token, and for one that anybody may make. */
function canBeSent({ security, tags }: DescribedOperation): boolean {
  if (tags[0] === 'Operators' || tags[0] === 'Session') return false
  return security.length === 0 || security.some(({ token }) => token)
}

interface SampleRequest {
  method: string
  address: string
  headers: Record<string, string>
  json?: unknown
  form?: Record<string, { file?: string; value?: string }>
  result: 'json' | 'nothing' | 'events' | 'file'
}

function describeRequest({ method, path, operation }: Call): SampleRequest {
  const { operationId, parameters, requestBody, responses, security } = operation
  const isIdempotent = parameters.some(({ name }) => name === 'Idempotency-Key')
  const json = requestBody?.content['application/json']
  const form = requestBody?.content['multipart/form-data']
  return {
    method: method.toUpperCase(),
    address: fillPath(path) + writeQuery(operationId, parameters),
    headers: {
      ...(security.length > 0 && { authorization: 'Bearer TOKEN' }),
      ...(isIdempotent && { 'idempotency-key': 'KEY' }),
      ...(json && { 'content-type': 'application/json' }),
    },
    ...(json && { json: json.example }),
    ...(form && { form: describeForm(form.schema) }),
    result: resultOf(responses),
  }
}

function fillPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => PATH_VALUES[name] ?? EXAMPLE_ID)
}

function writeQuery(operationId: string, parameters: DescribedOperation['parameters']): string {
  const shown = SHOWN_QUERIES[operationId] ?? []
  const queries = parameters.filter(({ name, in: place, required }) => {
    return place === 'query' && (required || shown.includes(name))
  })
  const values = queries.map(({ name, schema }): [string, string] => {
    const value = QUERY_VALUES[name] ?? makeExample(schema, { values: QUERY_VALUES, shown: [] })
    return [name, String(value)]
  })
  return values.length === 0 ? '' : `?${new URLSearchParams(values).toString()}`
}

function describeForm({ properties = {}, required = [] }: JsonSchema): NonNullable<SampleRequest['form']> {
  const fields = Object.entries(properties).filter(([name]) => required.includes(name))
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const { enum: values } = field as JsonSchema
      return [name, values ? { value: String(values[0]) } : { file: FILE_NAMES[name] ?? 'file' }]
    }),
  )
}

function resultOf(responses: DescribedOperation['responses']): SampleRequest['result'] {
  const [, success] = Object.entries(responses).find(([status]) => Number(status) < 300) ?? []
  const types = Object.keys(success?.content ?? {})
  if (types.length === 0) return 'nothing'
  if (types[0] === 'application/json') return 'json'
  return types[0] === 'text/event-stream' ? 'events' : 'file'
}

function writeCurl({ method, address, headers, json, form, result }: SampleRequest): string {
  const values: Record<string, string> = { 'Bearer TOKEN': 'Bearer $PLACARD_TOKEN', KEY: '$(uuidgen)' }
  const lines = [
    `curl${result === 'events' ? ' -N' : ''}${method === 'GET' ? '' : ` -X ${method}`} "$PLACARD${address}"`,
    ...Object.entries(headers).map(([name, value]) => `-H "${name}: ${values[value] ?? value}"`),
    ...(json === undefined ? [] : [`-d '${writeJson(json).replaceAll("'", `'\\''`)}'`]),
    ...Object.entries(form ?? {}).map(([name, { file, value }]) => `-F '${name}=${file ? `@${file}` : value}'`),
    ...(result === 'file' ? ['-L -OJ'] : []),
  ]
  return lines.join(' \\\n  ')
}

function writeTypeScript({ method, address, headers, json, form, result }: SampleRequest): string {
  const values: Record<string, string> = { 'Bearer TOKEN': '`Bearer ${token}`', KEY: 'crypto.randomUUID()' }
  const pairs = Object.entries(headers).map(
    ([name, value]) => `${/^\w+$/.test(name) ? name : `'${name}'`}: ${values[value] ?? `'${value}'`}`,
  )
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(pairs.length === 0 ? [] : [`  headers: ${writeBraces(pairs)},`]),
    ...(json === undefined ? [] : [`  body: JSON.stringify(${writeObject(json)}),`]),
    ...(form ? ['  body: form,'] : []),
  ]
  const fetching = options.length === 0 ? ')' : `, {\n${options.join('\n')}\n})`
  return [
    ...(form ? writeForm(form) : []),
    `const answer = await fetch(\`\${placard}${address}\`${fetching}`,
    'if (!answer.ok) throw new Error((await answer.json()).message)',
    ...RESULTS[result],
  ].join('\n')
}

function writeBraces(pairs: string[]): string {
  return pairs.length === 1 ? `{ ${pairs[0]} }` : `{\n${pairs.map((pair) => `    ${pair},\n`).join('')}  }`
}

const RESULTS: Record<SampleRequest['result'], string[]> = {
  json: ['const result = await answer.json()'],
  file: ['const bytes = await answer.arrayBuffer()'],
  events: [
    "let events = ''",
    'for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) events += chunk',
  ],
  nothing: [],
}

function writeForm(form: NonNullable<SampleRequest['form']>): string[] {
  const fields = Object.entries(form).map(([name, { file, value }]) =>
    file ? `form.append('${name}', await openAsBlob('${file}'), '${file}')` : `form.append('${name}', '${value}')`,
  )
  return ["import { openAsBlob } from 'node:fs'", '', 'const form = new FormData()', ...fields]
}

/** Width up to which a value stands on one line. */
const LINE_MAX = 60

/** Writes a value as JSON, on one line if it is short. */
function writeJson(value: unknown): string {
  const line = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ')
  return line.length < LINE_MAX ? line : JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')
}

/** Writes a value as code. */
function writeObject(value: unknown): string {
  return writeJson(value)
    .replaceAll(/"(\w+)":/g, '$1:')
    .replaceAll(/"([^"'\\]*)"/g, "'$1'")
}
