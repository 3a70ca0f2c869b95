import { z } from 'zod'
import { errorBodySchema } from '#contract/platform/call.ts'
import { changeEventSchema } from '#contract/ads/change.ts'
import { creativeSchema, creativeWithVariantsSchema, customPaletteSchema } from '#contract/ads/creative.ts'
import { creditsSchema } from '#contract/money/credits.ts'
import { planSchema } from '#contract/money/plan-catalogue.ts'
import { progressEventSchema } from '#contract/ads/generation.ts'
import { imageEntrySchema } from '#contract/pictures/image.ts'
import { findingSchema } from '#contract/ads/report.ts'
import { subscriptionSchema } from '#contract/money/subscription.ts'
import { currentUserSchema } from '#contract/people/user.ts'
import { previousVariantSchema, variantSchema } from '#contract/ads/variant.ts'

export type JsonSchema = z.core.JSONSchema.JSONSchema

/** Schemas that are described once, under their names, however many responses contain them. */
const NAMED: Record<string, z.ZodType> = {
  User: currentUserSchema,
  Creative: creativeSchema,
  CreativeWithVariants: creativeWithVariantsSchema,
  CustomPalette: customPaletteSchema,
  ImageEntry: imageEntrySchema,
  Variant: variantSchema,
  PreviousVariant: previousVariantSchema,
  Finding: findingSchema,
  ProgressEvent: progressEventSchema,
  ChangeEvent: changeEventSchema,
  Credits: creditsSchema,
  Subscription: subscriptionSchema,
  Plan: planSchema,
  Failure: errorBodySchema,
}

const names = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id })

/**
 * Describes an input as the client may send it: before defaults and normalization, and without a rule about unknown
 * fields.
 */
export function describeInput(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    metadata: z.registry(),
    override: shorten,
  })
  return described
}

/** Describes a response, with references to the named schemas. */
export function describeOutput(schema: z.ZodType): JsonSchema {
  const { $schema: _, $defs: __, ...described } = z.toJSONSchema(schema, { metadata: names, override: shorten })
  return pointToComponents(described)
}

export function describeNamed(): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(NAMED).map(([name, schema]) => [name, describeOneNamed(name, schema)]))
}

/** Wraps the schema in a list, so that it is itself among the definitions, together with its parts. */
function describeOneNamed(name: string, schema: z.ZodType): JsonSchema {
  const { $defs } = z.toJSONSchema(z.array(schema), { metadata: names, override: shorten })
  const { id: _, ...described } = $defs![name]!
  return pointToComponents(described)
}

function pointToComponents(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema
}

/** Removes the regular expression that Zod adds to a format, because the format's name says the same. */
function shorten({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.format) delete jsonSchema.pattern
}
