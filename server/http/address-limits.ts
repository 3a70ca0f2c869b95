/** What all who come from one address may do in a minute while they are signed out: people of one office have one address together. */
export interface AddressLimits {
  reads: number
  changes: number
}
