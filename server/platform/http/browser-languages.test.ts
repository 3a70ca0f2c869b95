import { expect, it } from 'vitest'
import { readBrowserLanguages } from './browser-languages.ts'

const read = (header?: string) => readBrowserLanguages({ 'accept-language': header })

it('reads the languages of a browser in its order, without their regions', () => {
  expect(read('de-AT,de;q=0.9,en-US;q=0.8,en;q=0.7')).toEqual(['de', 'en'])
  expect(read('en;q=0.5,fr-CA')).toEqual(['fr', 'en'])
})

it('distinguishes the two scripts of Chinese', () => {
  expect(read('zh-TW,zh;q=0.8')).toEqual(['zh-Hant', 'zh'])
  expect(read('zh-HK')).toEqual(['zh-Hant'])
  expect(read('zh-CN,zh-Hans')).toEqual(['zh'])
})

it('reads the script of Serbian, and browsers’ different names of one language', () => {
  expect(read('sr-RS,sr-Latn;q=0.9')).toEqual(['sr', 'sr-Latn'])
  expect(read('no-NO,nb;q=0.9')).toEqual(['nb'])
  expect(read('in,tl-PH;q=0.9')).toEqual(['id', 'fil'])
})

it('leaves out languages that no ad can be in, and invalid ones', () => {
  expect(read('eu,gl;q=0.9')).toBeUndefined()
  expect(read('*')).toBeUndefined()
  expect(read('x'.repeat(10_000))).toBeUndefined()
  expect(read('d\u0000e,,;q=;=')).toBeUndefined()
  expect(read('')).toBeUndefined()
  expect(read()).toBeUndefined()
  expect(read('da,sv,de,en,fr,es,it')).toHaveLength(5)
})
