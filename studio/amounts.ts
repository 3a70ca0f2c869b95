/** How people write amounts: the pieces of patterns that the offer is read with and that lines are not broken inside. */

/** ISO 4217 codes of the countries whose languages the studio sets, and of their neighbours. */
const CODES =
  'EUR|USD|GBP|CHF|JPY|CNY|RMB|INR|AUD|CAD|NZD|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|TRY|RUB|UAH|ILS|AED|SAR|EGP|MAD|THB|VND|KRW|SGD|HKD|TWD|MYR|IDR|PHP|BRL|MXN|ARS|CLP|COP|ZAR'
const ABBREVIATIONS =
  'kr|zł|zl|Kč|Ft|lei|лв|руб|р|грн|TL|Rs|RM|Rp|R|S|Fr|SFr|DH|Dhs|NIS|ש["״]ח|euros?|Euros?|dollars?|Dollars?|pounds?|人民[币幣]|元|円|圆|원|บาท|đ|đồng|VNĐ|vnđ|रुपये|रु|درهم|ريال|جنيه|دينار|د\\.إ|د\\.م|د\\.ك|د\\.ب|ر\\.س|ر\\.ق|ر\\.ع|ج\\.م'

/** A currency as a sign (also US$, R$, A$), a code or an abbreviation. */
export const CURRENCY = `(?:(?:US|AU|CA|NZ|HK|A|C|R|S|NT)?\\p{Sc}|(?<![\\p{L}\\d])(?:${CODES})(?![\\p{L}])|(?<![\\p{L}])(?:${ABBREVIATIONS})\\.?(?![\\p{L}]))`

/** Digits of any script with separators inside; a plain space only between groups of three. */
export const NUMBER =
  "\\p{Nd}(?:[\\p{Nd}.,'’٫٬．，\\u00a0\\u202f\\u2009](?=[\\p{Nd}])|\\p{Nd}| (?=\\p{Nd}{3}(?!\\p{Nd})))*"

const UNIT =
  '(?:%|٪|‰|°[CF]?|(?:kg|mg|g|ml|cl|dl|l|L|cm|mm|km|m|in|ft|oz|lb|lbs|W|kW|V|Ah|mAh|Wh|GB|TB|MB|Hz|GHz|MP|h|min|ml|x|кг|г|мл|л|см|мм|м|кг)(?![\\p{L}\\p{Nd}]))'

const SPACE = '[ \\u00a0\\u202f\\u2009]?'
const PRICED = `[-+−]?(?:${CURRENCY}${SPACE})?[-+−]?${NUMBER}(?:[.,:/][-–—])?(?:${SPACE}(?:${CURRENCY}|${UNIT}))?`

/** An amount with its currency or unit, also a range of two. */
export const AMOUNT = new RegExp(`${PRICED}(?:${SPACE}[-–—]${SPACE}${PRICED})?`, 'gu')
