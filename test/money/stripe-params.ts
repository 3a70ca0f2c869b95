/** Stripe's form encoding and its strictness about parameters, for the fake in stripe-server.ts. */

export type ParamValue = string | ParamValue[] | { [name: string]: ParamValue }
export type Params = { [name: string]: ParamValue }

/** The type of a parameter; `!` after the name in a shape means that it is required. */
export type Kind = 'text' | 'integer' | 'boolean' | 'metadata' | readonly string[] | ParamShape | { each: Kind }
export interface ParamShape {
  [name: string]: Kind
}

/** An error answer of Stripe's, in its words. */
export class StripeFailure extends Error {
  readonly status: number
  readonly error: { type: string; code?: string; param?: string; message: string }

  constructor(status: number, error: { type?: string; code?: string; param?: string; message: string }) {
    super(error.message)
    this.status = status
    this.error = { type: 'invalid_request_error', ...error }
  }
}

/** Parses `a[b][0][c]=1` as nested objects and lists. */
export function parseForm(body: string): Params {
  const root: Params = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const keys = name.replaceAll(']', '').split('[')
    put(root, keys, value)
  }
  return toLists(root) as Params
}

/** Throws as Stripe does about unknown, missing and wrongly typed parameters. */
export function readParams(params: Params, shape: ParamShape, prefix = ''): void {
  const known = new Map(Object.entries(shape).map(([name, kind]) => [name.replace(/!$/, ''), kind]))
  for (const [name, value] of Object.entries(params)) {
    const param = prefix ? `${prefix}[${name}]` : name
    const kind = known.get(name)
    if (!kind) throw refuse('parameter_unknown', param, `Received unknown parameter: ${param}`)
    readValue(value, kind, param)
  }
  for (const name of Object.keys(shape).filter((one) => one.endsWith('!'))) {
    if (params[name.slice(0, -1)] === undefined)
      throw refuse('parameter_missing', name.slice(0, -1), `Missing required param: ${name.slice(0, -1)}.`)
  }
}

function readValue(value: ParamValue, kind: Kind, param: string): void {
  if (isList(kind)) {
    if (!Array.isArray(value)) throw refuse('parameter_invalid_array', param, 'Invalid array')
    value.forEach((one, at) => readValue(one, kind.each, `${param}[${at}]`))
  } else if (kind === 'metadata') {
    if (typeof value !== 'object') throw refuse('parameter_invalid_hash', param, 'Invalid object')
  } else if (typeof kind === 'object' && !Array.isArray(kind)) {
    if (typeof value !== 'object' || Array.isArray(value))
      throw refuse('parameter_invalid_hash', param, 'Invalid object')
    readParams(value, kind as ParamShape, param)
  } else if (typeof value !== 'string' || !isOf(kind as 'text' | readonly string[], value)) {
    throw refuse('parameter_invalid', param, `Invalid ${param}`)
  }
}

function isOf(kind: string | readonly string[], value: string): boolean {
  if (kind === 'integer') return /^\d+$/.test(value)
  if (kind === 'boolean') return value === 'true' || value === 'false'
  return kind === 'text' ? value !== '' : kind.includes(value)
}

function isList(kind: Kind): kind is { each: Kind } {
  return typeof kind === 'object' && !Array.isArray(kind) && 'each' in kind
}

function refuse(code: string, param: string, message: string): StripeFailure {
  return new StripeFailure(400, { code, param, message })
}

function put(target: Params, [key, ...rest]: string[], value: string): void {
  if (key === undefined) return
  if (rest.length === 0) target[key] = value
  else put((target[key] ??= {}) as Params, rest, value)
}

function toLists(value: ParamValue): ParamValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, one]) => [name, toLists(one)] as const)
  const isIndexed = entries.length > 0 && entries.every(([name]) => /^\d*$/.test(name))
  return isIndexed ? entries.map(([, one]) => one) : Object.fromEntries(entries)
}
