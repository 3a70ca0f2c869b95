import { expect, it } from 'vitest'
import { readBrowserLanguages } from './browser-languages.ts'

const read = (header?: string) => readBrowserLanguages({ 'accept-language': header })

it('takes the languages of a browser in its order, without their regions', () => {
  expect(read('de-AT,de;q=0.9,en-US;q=0.8,en;q=0.7')).toEqual(['de', 'en'])
  expect(read('en;q=0.5,fr-CA')).toEqual(['fr', 'en'])
})

it('tells the two ways of writing Chinese apart', () => {
  expect(read('zh-TW,zh;q=0.8')).toEqual(['zh-Hant', 'zh'])
  expect(read('zh-HK')).toEqual(['zh-Hant'])
  expect(read('zh-CN,zh-Hans')).toEqual(['zh'])
})

it('takes the alphabet with Serbian, and the names that browsers have for one language', () => {
  expect(read('sr-RS,sr-Latn;q=0.9')).toEqual(['sr', 'sr-Latn'])
  expect(read('no-NO,nb;q=0.9')).toEqual(['nb'])
  expect(read('in,tl-PH;q=0.9')).toEqual(['id', 'fil'])
})

it('leaves out what no ad can be in, and what is no language', () => {
  expect(read('eu,gl;q=0.9')).toBeUndefined()
  expect(read('*')).toBeUndefined()
  expect(read('x'.repeat(10_000))).toBeUndefined()
  expect(read('d\u0000e,,;q=;=')).toBeUndefined()
  expect(read('')).toBeUndefined()
  expect(read()).toBeUndefined()
  expect(read('da,sv,de,en,fr,es,it')).toHaveLength(5)
})
