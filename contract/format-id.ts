import { z } from 'zod'
import { FORMAT_IDS } from './formats.ts'
import { sizeIdProblem } from './sizes.ts'

const side = z.number().int()

/** The id of a size that has no row, in pixels, as media plans write it: 640x200. */
const sizeIdSchema = z.templateLiteral([side, 'x', side]).superRefine((id, context) => {
  const message = sizeIdProblem(id)
  if (message) context.addIssue({ code: 'custom', message })
})

/** Makes the schema of a format's id. Its error is the problem of the size, otherwise `unknown` if it is given. */
export function formatIdOf(unknown?: string) {
  return z.union([z.enum(FORMAT_IDS), sizeIdSchema], { error: ({ input }) => sizeSentence(input) ?? unknown })
}

export const formatIdSchema = formatIdOf()

function sizeSentence(input: unknown): string | undefined {
  const { error } = sizeIdSchema.safeParse(input)
  return error?.issues.find(({ code }) => code === 'custom')?.message
}
