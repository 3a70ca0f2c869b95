/**
 * Clouds of Microsoft Entra, each with the hosts of its sign-in and of the issuers that its tokens name. What operators
 * enter, such as a tenant's domain or an alias of a host, is seldom the name that the issuer gives itself. As of
 * November 2026, from the endpoint and instance metadata of MSAL (AzureAD/microsoft-authentication-library-for-js,
 * lib/msal-common/src/authority/AuthorityMetadata.ts, and the list of known hosts in
 * AzureAD/microsoft-authentication-library-for-java) and
 * learn.microsoft.com/entra/identity-platform/authentication-national-cloud.
 */
const ENTRA_CLOUDS: Record<string, string[]> = {
  global: ['login.microsoftonline.com', 'login.windows.net', 'login.microsoft.com', 'sts.windows.net'],
  'US government': ['login.microsoftonline.us', 'login.usgovcloudapi.net', 'login-us.microsoftonline.com'],
  'China, by 21Vianet': ['login.partner.microsoftonline.cn', 'login.chinacloudapi.cn', 'sts.chinacloudapi.cn'],
  'France, by Bleu': ['login.sovcloud-identity.fr'],
  'Germany, by Delos': ['login.sovcloud-identity.de'],
  Singapore: ['login.sovcloud-identity.sg'],
}

/**
 * Domains in which each tenant has a host of its own, by its name or by its id:
 * learn.microsoft.com/entra/external-id/customers and B2C.
 */
const ENTRA_DOMAINS = ['.ciamlogin.com', '.b2clogin.com']

/** Returns true if the two hosts belong to one cloud of Entra. */
export function areOfOneEntraCloud(one: string, other: string): boolean {
  const hosts = Object.values(ENTRA_CLOUDS).find((cloud) => cloud.includes(one))
  if (hosts) return hosts.includes(other)
  return ENTRA_DOMAINS.some((domain) => one.endsWith(domain) && other.endsWith(domain))
}
