import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { formatIdSchema } from '#contract/format-id.ts'
import type { Tool } from './tool.ts'

/** Forms that a name describes as well as the long pattern that zod writes beside it. */
const NAMED_FORMS = ['uuid', 'date-time', 'date', 'uri']

/** Descriptions of the tools' schemas, made once: a server is built for each request. */
const described = new WeakMap<Tool, { input: StandardSchemaWithJSON; output: StandardSchemaWithJSON }>()

/**
 * Describes a tool's input and output in JSON Schema, as short as possible: every agent reads all of them before it
 * does anything. Values are not checked by these schemas, but when the tool is run.
 */
export function describeSchemas(tool: Tool): { input: StandardSchemaWithJSON; output: StandardSchemaWithJSON } {
  const known = described.get(tool)
  if (known) return known
  const made = { input: wrap(describe(tool.input, 'input')), output: wrap(describe(tool.output, 'output')) }
  described.set(tool, made)
  return made
}

function describe(schema: z.ZodObject, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (NAMED_FORMS.includes(jsonSchema.format ?? '')) delete jsonSchema.pattern
      if ((zodSchema as unknown) !== formatIdSchema || io === 'input') return
      delete jsonSchema.anyOf
      Object.assign(jsonSchema, { type: 'string', description: 'A format of list_formats, or a size like 640x200.' })
    },
  })
  return json
}

function wrap(json: Record<string, unknown>): StandardSchemaWithJSON {
  return {
    '~standard': {
      version: 1,
      vendor: 'placard',
      validate: (value) => ({ value }),
      jsonSchema: { input: () => json, output: () => json },
    },
  }
}
