import { makeCurrencies } from '../currencies/make-currencies.ts'

await makeCurrencies()
