/** Name of the provider, stored with what it made; that becomes worthless once Stripe takes its place. */
export const SANDBOX = 'sandbox'
