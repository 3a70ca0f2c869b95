import { CURRENCIES } from '#contract/prices/currencies.ts'
import { isCurrencyCode } from '#contract/prices/currency-texts.ts'
import { CURRENCY_OF_COUNTRY } from '#contract/prices/price-forms.ts'
import { locale } from '#web/i18n/i18n.ts'

const regionNames = new Intl.DisplayNames(locale('en'), { type: 'region' })
const currencyNames = new Intl.DisplayNames(locale('en'), { type: 'currency' })

export const nameOfCountry = (code: string) => regionNames.of(code) ?? code
export const nameOfCurrency = (code: string) => currencyNames.of(code) ?? code

/** Countries, ordered by their names in the page's language. */
export const COUNTRIES = Object.keys(CURRENCY_OF_COUNTRY).toSorted((a, b) =>
  nameOfCountry(a).localeCompare(nameOfCountry(b), locale('en')),
)

/** Currencies by their three letters (ISO 4217). */
export const CURRENCY_CHOICES = Object.keys(CURRENCIES)
  .filter(isCurrencyCode)
  .toSorted((a, b) => a.localeCompare(b, 'en'))
