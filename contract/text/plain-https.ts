/** Returns true for an address that the server would open: https, without a port, a user name or a password. */
export function isPlainHttps(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, port, username, password } = new URL(text)
  return protocol === 'https:' && !port && !username && !password
}
