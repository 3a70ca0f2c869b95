import { EXAMPLE_ID, FIELD_VALUES } from './example-values.ts'
import type { JsonSchema } from './json-schemas.ts'

interface ExampleOptions {
  values: Readonly<Record<string, unknown>>
  /** Fields to show although they may be left out. */
  shown: readonly string[]
}

/** Returns a value that a schema allows: its required fields, and those of `shown`. */
export function makeExample(schema: JsonSchema, options: ExampleOptions): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (choices) {
    const choice = choices.find(({ type }) => type !== 'null')
    return makeExample(choice!, options)
  }
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return exampleFields(schema, options)
  if (type === 'array') {
    const length = Math.max(schema.minItems ?? 0, 1)
    return Array.from({ length }, () => makeExample(schema.items as JsonSchema, options))
  }
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (schema.format === 'uuid') return EXAMPLE_ID
  if (schema.format === 'date-time') return '2026-11-30T08:00:00Z'
  return 'text'
}

function exampleFields({ properties = {}, required = [] }: JsonSchema, options: ExampleOptions): object {
  const fields = Object.entries(properties).filter(([name]) => required.includes(name) || options.shown.includes(name))
  return Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      allowed(options.values[name], field as JsonSchema) ?? makeExample(field as JsonSchema, options),
    ]),
  )
}

/** Returns the value unless it is not in the list of this field: formats, for one, are not the same everywhere. */
function allowed(value: unknown, { enum: list }: JsonSchema): unknown {
  return list && !(list as readonly unknown[]).includes(value) ? undefined : value
}

/** Returns the example of a JSON body. */
export function exampleOfBody(schema: JsonSchema, shown: readonly string[] = []): unknown {
  return makeExample(schema, { values: FIELD_VALUES, shown })
}
