/** The pack that Free users can buy once or often, and that never runs out. Data only: no zod. */
export const CREDIT_PACK = { id: 'credits_20', credits: 20, priceCents: 499, currency: 'usd' } as const
