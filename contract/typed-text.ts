import { z } from 'zod'
import * as limits from './limits.ts'
import { hasAtLeast, hasAtMost, UNITS_PER_CHARACTER } from './text-length.ts'
import { isVisible } from './visible-text.ts'

/** What a person types, as the contract takes it. */

/** NUL and halves of surrogate pairs are no text: a database stores neither, and nobody can have meant them. */
const text = (missing?: string) => z.string(missing).overwrite((typed) => typed.replaceAll('\0', '').toWellFormed())

/**
 * So many characters, as a person counts them; the document's lengths are UTF-16 units, which bound them. What is missing, or no text,
 * is as wrong as what is too short.
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

/** Empty text and null both mean "not set": a form sends the one, a whole ad sent back the other. */
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

/** One of which nothing is seen is as good as none. */
export const ownText = (max: number, label: string) =>
  optionalText(max, `${label} must be at most ${max} characters`).transform((typed) =>
    typed && !isVisible(typed) ? null : typed,
  )

const plainText = (max: number, label: string) =>
  ownText(max, label).refine(
    (typed) => !typed || !/<\/?[a-z][^>]*>/i.test(typed),
    `${label} must be plain text without HTML tags`,
  )

/** What may stand on an ad beside its message, in its owner's own words. */
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
