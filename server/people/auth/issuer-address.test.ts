import { describe, expect, it } from 'vitest'
import { checkIssuerAddress, discoveryUrl, issuerOfAnswer, issuerOfToken, keyServes } from './issuer-address.ts'

const TENANT = '8eaef023-2b34-4da1-9baa-8bc8c9d6a490'
const OTHER = '72f988bf-86f1-41af-91ab-2d7cd011db47'
const ENTRA = 'https://login.microsoftonline.com'

it.each([
  ['https://accounts.google.com', 'https://accounts.google.com/.well-known/openid-configuration'],
  ['https://acme.auth0.com/', 'https://acme.auth0.com/.well-known/openid-configuration'],
  ['https://a.example/o/app/', 'https://a.example/o/app/.well-known/openid-configuration'],
  ['https://a.example/o/.well-known/openid-configuration', 'https://a.example/o/.well-known/openid-configuration'],
])('%s describes itself at %s', (typed, address) => {
  expect(discoveryUrl(typed).href).toBe(address)
})

describe('an issuer is the configured one', () => {
  it.each([
    ['by its own name', 'https://dex.example.com/dex', 'https://dex.example.com/dex'],
    ['without the slash of a bare host', 'https://acme.us.auth0.com', 'https://acme.us.auth0.com/'],
    ['with a slash after a bare host', 'https://accounts.google.com/', 'https://accounts.google.com'],
    [
      'by where it describes itself',
      'https://a.example/o/app/.well-known/openid-configuration',
      'https://a.example/o/app/',
    ],
    ['as common', `${ENTRA}/common/v2.0`, `${ENTRA}/{tenantid}/v2.0`],
    ['as consumers', `${ENTRA}/consumers/v2.0`, `${ENTRA}/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0`],
    ['by the domain of a tenant', `${ENTRA}/acme.onmicrosoft.com/v2.0`, `${ENTRA}/${TENANT}/v2.0`],
    ['by the older endpoint', `${ENTRA}/common`, 'https://sts.windows.net/{tenantid}/'],
    [
      'by the domain of a tenant of the US government',
      'https://login.microsoftonline.us/acme.onmicrosoft.us/v2.0',
      `https://login.microsoftonline.us/${TENANT}/v2.0`,
    ],
    [
      'by the older host in China',
      'https://login.chinacloudapi.cn/organizations/v2.0',
      'https://login.partner.microsoftonline.cn/{tenantid}/v2.0',
    ],
    [
      'by the name of an external tenant',
      'https://acme.ciamlogin.com/acme.onmicrosoft.com/v2.0',
      `https://${TENANT}.ciamlogin.com/${TENANT}/v2.0`,
    ],
    [
      'by a policy of B2C',
      'https://acme.b2clogin.com/acme.onmicrosoft.com/B2C_1_in/v2.0',
      `https://acme.b2clogin.com/${TENANT}/v2.0/`,
    ],
    ['as common of an issuer on this computer', 'http://127.0.0.1:9/common/v2.0', 'http://127.0.0.1:9/{tenantid}/v2.0'],
  ])('%s', (_, typed, declared) => {
    expect(() => checkIssuerAddress(typed, declared)).not.toThrow()
  })
})

describe('an issuer is not the configured one', () => {
  it.each([
    [
      'lacks its slash',
      'https://a.example/o/app',
      'https://a.example/o/app/',
      'lacks the final slash of its issuer: whoever runs this app sets it to https://a.example/o/app/ ',
    ],
    [
      'has a slash too many',
      'https://a.example/realms/acme/',
      'https://a.example/realms/acme',
      'has a final slash that its issuer does without: whoever runs this app sets it to https://a.example/realms/acme ',
    ],
    [
      'is another realm',
      'https://a.example/realms/acme',
      'https://a.example/realms/other',
      'calls itself https://a.example/realms/other',
    ],
    ['is another host', 'https://a.example', 'https://b.example', 'calls itself https://b.example'],
    ['is http', 'https://a.example', 'http://a.example', 'calls itself http://a.example'],
    ['is another cloud', `${ENTRA}/common/v2.0`, 'https://login.microsoftonline.us/{tenantid}/v2.0', 'calls itself'],
    ['is a host that looks like Entra', 'https://evil.example/common/v2.0', `${ENTRA}/{tenantid}/v2.0`, 'calls itself'],
    ['is no address', 'https://a.example', 'a.example', 'which is no address'],
    ['has a template in the host', 'https://a.example/v2.0', 'https://{tenantid}/v2.0', 'calls itself'],
  ])('that %s', (_, typed, declared, sentence) => {
    expect(() => checkIssuerAddress(typed, declared)).toThrow(sentence)
  })
})

describe('a token is of', () => {
  const template = `${ENTRA}/{tenantid}/v2.0`
  it.each([
    ['the issuer', { typed: 'https://a.example', declared: 'https://a.example/' }, {}, 'https://a.example/'],
    [
      'Google in full',
      { typed: 'https://accounts.google.com', declared: 'https://accounts.google.com' },
      { iss: 'https://accounts.google.com' },
      'https://accounts.google.com',
    ],
    [
      'Google in short',
      { typed: 'https://accounts.google.com', declared: 'https://accounts.google.com' },
      { iss: 'accounts.google.com' },
      'accounts.google.com',
    ],
    [
      'no other in short',
      { typed: 'https://a.example', declared: 'https://a.example' },
      { iss: 'a.example' },
      'https://a.example',
    ],
    ['any tenant', { typed: `${ENTRA}/common/v2.0`, declared: template }, { tid: TENANT }, `${ENTRA}/${TENANT}/v2.0`],
    [
      'the one tenant',
      { typed: `${ENTRA}/${TENANT}/v2.0`, declared: template },
      { tid: TENANT },
      `${ENTRA}/${TENANT}/v2.0`,
    ],
    ['no other tenant', { typed: `${ENTRA}/${TENANT}/v2.0`, declared: template }, { tid: OTHER }, undefined],
    ['no tenant', { typed: `${ENTRA}/common/v2.0`, declared: template }, {}, undefined],
    ['no tenant that is a path', { typed: `${ENTRA}/common/v2.0`, declared: template }, { tid: '../x' }, undefined],
    ['no tenant that is a number', { typed: `${ENTRA}/common/v2.0`, declared: template }, { tid: 7 }, undefined],
    [
      'any tenant in China',
      {
        typed: 'https://login.chinacloudapi.cn/common/v2.0',
        declared: 'https://login.partner.microsoftonline.cn/{tenantid}/v2.0',
      },
      { tid: TENANT },
      `https://login.partner.microsoftonline.cn/${TENANT}/v2.0`,
    ],
  ])('%s', (_, addresses, claims, issuer) => {
    expect(issuerOfToken(addresses, claims)).toBe(issuer)
  })
})

it('accepts the name of a tenant in an answer, and no other', () => {
  const template = `${ENTRA}/{tenantid}/v2.0`
  expect(issuerOfAnswer(template, `${ENTRA}/${TENANT}/v2.0`)).toBe(`${ENTRA}/${TENANT}/v2.0`)
  for (const named of [null, 'https://evil.example/x/v2.0', `${ENTRA}/a/b/v2.0`, `${ENTRA}//v2.0`]) {
    expect(issuerOfAnswer(template, named)).toBe(template)
  }
})

it('has keys that serve all tenants, and keys that serve one', () => {
  const issuer = `${ENTRA}/${TENANT}/v2.0`
  expect(keyServes(`${ENTRA}/{tenantid}/v2.0`, issuer)).toBe(true)
  expect(keyServes(issuer, issuer)).toBe(true)
  expect(keyServes(`${ENTRA}/${OTHER}/v2.0`, issuer)).toBe(false)
})
