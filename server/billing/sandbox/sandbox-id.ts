/** The provider's name: stored with what it made, which is worth nothing once Stripe takes its place. */
export const SANDBOX = 'sandbox'
