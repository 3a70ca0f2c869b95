import { expect, it } from 'vitest'
import { readHtml } from './read-html.ts'

const read = (html: string) =>
  readHtml(Buffer.from(html), { contentType: 'text/html; charset=utf-8', address: 'https://shop.example/mug' })

it.each([
  ['Cloudflare', '<title>Just a moment...</title><script>window._cf_chl_opt = {}</script>'],
  ['Cloudflare in German', '<title>Nur einen Moment…</title>'],
  ['Cloudflare, once refused', '<title>Attention Required! | Cloudflare</title>'],
  ['Amazon', '<title dir="ltr">Amazon.com</title><form action="/errors/validateCaptcha">'],
  ['Amazon of before', '<title>Robot Check</title>'],
  ['DataDome', `<title>etsy.com</title><script>var dd={'host':'geo.captcha-delivery.com'}</script>`],
  ['Akamai', '<title>Access Denied</title><h1>Access Denied</h1>You do not have permission. Reference #18.2'],
  ['PerimeterX', '<title>Access to this page has been denied</title><div id="px-captcha"></div>'],
  [
    'Imperva',
    '<html><iframe src="/_Incapsula_Resource?CWUDNSAI=1">Request unsuccessful. Incapsula incident ID: 1</iframe>',
  ],
  ['AWS', '<title></title><script>window.gokuProps = {}</script>'],
  ['Distil', '<title>Pardon Our Interruption</title>'],
  ['a shop of its own', '<title>Shop</title><form><div class="h-captcha" data-sitekey="x"></div></form>'],
])('recognises the question of %s', (_, html) => {
  expect(read(html)).toMatchObject({ problem: 'robot check', name: undefined, price: undefined, photos: [] })
})

const PRODUCT = '<script type="application/ld+json">{"@type":"Product","name":"Mug","offers":{"price":1}}</script>'

it.each([
  ['a product beside a form that is protected', `${PRODUCT}<form><div class="g-recaptcha"></div></form>`],
  ['a product called so', `<title>Just a Moment – a novel</title>${PRODUCT}`],
  [
    'a page that is shared as a product',
    '<title>Mug</title><meta property="og:type" content="og:product"><div class="h-captcha"></div>',
  ],
  ['a plain page', '<title>Blue mug</title><p>Press and hold the lid.'],
])('takes %s for what it is', (_, html) => expect(read(html).problem).toBeUndefined())
