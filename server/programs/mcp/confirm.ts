import { z } from 'zod'

/** The cost of a call that makes pictures. */
export const costSchema = z.object({
  pictures: z.number().int().describe('How many pictures would be made.'),
  credits: z.number().int().describe('How many credits that takes; 0 on a plan without a limit.'),
  creditsLeft: z
    .number()
    .int()
    .nullable()
    .describe('How many credits the account has; null on a plan without a limit.'),
})

export type AgentCost = z.infer<typeof costSchema>

/** The input by which a call is agreed to. */
export const confirmFields = {
  confirm: z
    .boolean()
    .default(false)
    .describe('Makes the pictures. Set it only after a person has agreed to the cost.'),
  maxCredits: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe(
      'The cost that the person agreed to: if it has become more, nothing is made and the new cost is answered.',
    ),
}

/** Returns the sentence that asks for confirmation; undefined if the cost has been agreed to. */
export function askToConfirm(
  { pictures, credits, creditsLeft }: AgentCost,
  { confirm, maxCredits = Infinity }: { confirm: boolean; maxCredits?: number | undefined },
): string | undefined {
  if (confirm && credits <= maxCredits) return undefined
  const what = pictures === 1 ? 'one picture' : `${pictures} pictures`
  const price = credits === 1 ? 'one credit' : `${credits} credits`
  const left = creditsLeft === null ? 'on this plan' : `of the ${creditsLeft} that the account has`
  return `Nothing was made yet. The cost: ${what}, ${price} ${left}. Call again with confirm: true to go on.`
}
