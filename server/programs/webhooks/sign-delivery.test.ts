import { expect, it } from 'vitest'
import { makeSigningSecret, signDelivery } from './sign-delivery.ts'

it('signs as the libraries of Standard Webhooks do', () => {
  // The example by which they are tested.
  const signed = { eventId: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: new Date(1614265330_900), body: '{"test": 2432232314}' }
  expect(signDelivery(signed, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

it('makes secrets of the form and length that the specification asks for', () => {
  const secrets = [makeSigningSecret(), makeSigningSecret()]
  expect(new Set(secrets).size).toBe(2)
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]+=*$/)
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32)
  }
})
