import { escapeHtml } from '#server/platform/http/html.ts'
import type { JsonSchema } from './json-schemas.ts'

/** Renders a JSON schema in a few words, as HTML: `text, 2 to 120 characters`, `list of Variant`. */
export function renderType(schema: JsonSchema): string {
  if (schema.$ref) return renderReference(schema.$ref)
  if (schema.anyOf) return renderChoices(schema.anyOf as JsonSchema[])
  if (schema.const !== undefined) return schema.const === '' ? 'empty text' : code(String(schema.const))
  if (schema.enum) return schema.enum.map((value) => code(String(value))).join(' ')
  if (Array.isArray(schema.type)) return renderChoices(schema.type.map((type) => ({ ...schema, type }) as JsonSchema))
  if (schema.type === 'array') return renderList(schema)
  if (schema.type === 'object') return renderFields(schema)
  return `${escapeHtml(wordOf(schema))}${renderLimits(schema)}`
}

/** Renders the fields of an object with their types, one below the other. */
export function renderFields({ properties = {}, required = [] }: JsonSchema): string {
  const fields = Object.entries(properties).map(([name, property]) => {
    const optional = required.includes(name) ? '' : ' <small>optional</small>'
    return `<dt>${code(name)}${optional}</dt><dd>${renderType(property as JsonSchema)}</dd>`
  })
  return `<dl class="fields">${fields.join('')}</dl>`
}

export function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`
}

function renderReference(reference: string): string {
  const name = reference.split('/').at(-1)!
  return `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`
}

function renderList({ items, minItems, maxItems }: JsonSchema): string {
  const isBounded = minItems !== undefined || maxItems !== undefined
  return `list of ${isBounded ? `${range(minItems, maxItems)}: ` : ''}${renderType(items as JsonSchema)}`
}

/** Renders choices. Nested choices are one list to a reader. Objects take several lines and come last. */
function renderChoices(choices: JsonSchema[]): string {
  const flat = choices.flatMap((choice) => (choice.anyOf as JsonSchema[] | undefined) ?? [choice])
  const [objects, others] = [flat.filter(isObject), flat.filter((choice) => !isObject(choice))]
  return [...others, ...objects].map(renderType).join(' or ')
}

function isObject({ type }: JsonSchema): boolean {
  return type === 'object'
}

const FORMATS: Record<string, string> = { uuid: 'id (uuid)', 'date-time': 'moment (ISO 8601)' }
const TYPES: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  null: 'null',
  boolean: 'true or false',
}

function wordOf({ type, format, contentMediaType }: JsonSchema): string {
  if (contentMediaType) return `file (${contentMediaType})`
  return FORMATS[format ?? ''] ?? TYPES[String(type)] ?? String(type ?? 'anything')
}

/**
 * Renders limits, except those by which Zod bounds integers to what JavaScript can represent: they mean nothing to a
 * reader.
 */
function renderLimits({ minLength, maxLength, minimum, maximum }: JsonSchema): string {
  if (minLength !== undefined || maxLength !== undefined) return `, ${range(minLength, maxLength)} characters`
  const [least, most] = [minimum, maximum].map((bound) => (Number.isSafeInteger(bound) ? bound : undefined))
  const isBounded = most !== undefined && most < Number.MAX_SAFE_INTEGER
  return isBounded ? `, ${range(least, most)}` : ''
}

function range(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return `at most ${most}`
  return most === undefined ? `at least ${least}` : `${least} to ${most}`
}
