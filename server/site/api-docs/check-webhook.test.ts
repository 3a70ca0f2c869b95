import { stripTypeScriptTypes } from 'node:module'
import { expect, it } from 'vitest'
import { makeSigningSecret, signDelivery } from '#server/programs/webhooks/sign-delivery.ts'
import { CHECK_WEBHOOK } from './check-webhook.ts'

type Check = (headers: Headers, body: string, secret: string) => boolean

it('takes what we sign, and refuses another body, another secret and an old message', async () => {
  const source = encodeURIComponent(stripTypeScriptTypes(CHECK_WEBHOOK))
  const { isFromPlacard } = (await import(/* @vite-ignore */ `data:text/javascript,${source}`)) as {
    isFromPlacard: Check
  }
  const [secret, other, body] = [makeSigningSecret(), makeSigningSecret(), '{"type":"webhook.test"}']
  const sign = (ageMinutes: number, ...secrets: string[]) =>
    new Headers(signDelivery({ eventId: 'msg_1', at: new Date(Date.now() - ageMinutes * 60_000), body }, secrets))
  expect(isFromPlacard(sign(0, secret), body, secret)).toBe(true)
  expect(isFromPlacard(sign(4, other, secret), body, secret)).toBe(true)
  expect(isFromPlacard(sign(0, secret), `${body} `, secret)).toBe(false)
  expect(isFromPlacard(sign(0, other), body, secret)).toBe(false)
  expect(isFromPlacard(sign(6, secret), body, secret)).toBe(false)
  expect(isFromPlacard(sign(-6, secret), body, secret)).toBe(false)
  expect(isFromPlacard(new Headers(), body, secret)).toBe(false)
})
