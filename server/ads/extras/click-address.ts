/** Address of a banner's click before a network sets its own, if the ad names none. */
const NO_ADDRESS = 'https://www.example.com/'

/** Returns the address to which a click on a banner of an ad leads. */
export function clickAddressOf(webAddress: string | null | undefined): string {
  const address = webAddress && URL.parse(`https://${webAddress.replace(/^https?:\/\//, '')}`)
  return address ? address.href : NO_ADDRESS
}
