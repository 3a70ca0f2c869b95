/** Calls a minute that one address may make in total while signed out: the people of one office share an address. */
export interface AddressLimits {
  reads: number
  changes: number
}
