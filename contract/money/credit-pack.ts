/** The pack that Free users can buy any number of times, and that never expires. Data only: no zod. */
export const CREDIT_PACK = { id: 'credits_20', credits: 20, priceCents: 499, currency: 'usd' } as const
