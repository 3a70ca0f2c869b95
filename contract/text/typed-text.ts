import { z } from 'zod'
import * as limits from '../limits.ts'
import { hasAtLeast, hasAtMost, UNITS_PER_CHARACTER } from './text-length.ts'
import { isVisible } from './visible-text.ts'

/** Schemas of typed text. */

/** NUL and lone surrogates are not text: a database stores neither, and nobody types them on purpose. */
const text = (missing?: string) => z.string(missing).overwrite((typed) => typed.replaceAll('\0', '').toWellFormed())

/**
 * Makes a schema of a text with so many characters, as a reader counts them; lengths in the API document are in UTF-16
 * units, which bound them. A missing value, or one that is not text, gives the same error as one that is too short.
 */
export const textOf = ({
  min = 0,
  tooShort,
  max,
  tooLong,
}: {
  min?: number
  tooShort?: string
  max: number
  tooLong?: string
}) =>
  text(tooShort)
    .trim()
    .min(min, tooShort)
    .refine(hasAtLeast(min), tooShort)
    .max(max * UNITS_PER_CHARACTER, tooLong)
    .refine(hasAtMost(max), tooLong)

/**
 * Makes a schema in which empty text and null both mean "not set": forms send the former, and a whole ad that is sent
 * back the latter.
 */
export function optionalText(max: number, tooLong: string) {
  return textOf({ max, tooLong })
    .nullish()
    .transform((text) => (text === '' ? null : text))
}

export function optionalChoice<const Id extends string>(ids: [Id, ...Id[]]) {
  return z
    .union([z.enum(ids), z.literal('')])
    .nullish()
    .transform((id) => (id === '' ? null : id))
}

/** Makes a schema of an optional text; one without a visible character counts as none. */
export const ownText = (max: number, label: string) =>
  optionalText(max, `${label} must be at most ${max} characters`).transform((typed) =>
    typed && !isVisible(typed) ? null : typed,
  )

const plainText = (max: number, label: string) =>
  ownText(max, label).refine(
    (typed) => !typed || !/<\/?[a-z][^>]*>/i.test(typed),
    `${label} must be plain text without HTML tags`,
  )

/** Texts that may stand on an ad beside its message, in its owner's own words. */
export const callToActionSchema = plainText(limits.CALL_TO_ACTION_MAX, 'Call to action')
export const legalLineSchema = plainText(limits.LEGAL_LINE_MAX, 'Legal line')
export const webAddressSchema = plainText(limits.WEB_ADDRESS_MAX, 'Web address').refine(
  (typed) => !typed || /^[^\s.]+(?:\.[^\s.]+)+$/u.test(typed),
  'Web address must be written like example.com/shop, without spaces',
)

export const hexColorSchema = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'A color is written like #3B82F6.')
  .toLowerCase()
