/** The payment provider whose subscriptions count. Without a key of Stripe that is the sandbox. */
export const ACTIVE_PROVIDER = 'sandbox'
