import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FEED_KIND_NAMES, type FeedKind } from '#contract/catalogue/feed.ts'
import type { FeedRow, GoodRow } from '../feed.ts'
import { type FeedOptions, openFeed } from '../open-feed.ts'
import { FEED_EXPORTS } from './exports.ts'

const NOW = new Date('2026-11-24T12:00:00Z')
const PHOTO = 'https://shop.example/i/a.jpg'
const SECOND = 'https://shop.example/i/b.jpg'

async function read(file: string, options: Partial<FeedOptions> = {}) {
  async function* open() {
    yield Buffer.from(file)
  }
  const feed = await openFeed(open, { now: NOW, ...options })
  const rows: FeedRow[] = []
  for await (const row of feed.rows()) rows.push(row)
  return {
    kind: feed.kind,
    good: rows.filter((row): row is GoodRow => 'product' in row),
    bad: rows.flatMap((row) => ('problem' in row ? [[row.key, row.problem]] : [])),
  }
}

interface Sample {
  file: string
  /** Key, name, price, discount and photos of each expected product. */
  want: [key: string, name: string, price: string | null, discount: string | null, ...images: string[]][]
  bad?: [key: string, problem: string][]
}

const SOLD_OUT = 'It is sold out.'
const UNPUBLISHED = 'It is not published in the shop.'

/** Sample files of our own, with the public header of each system (its source is named in the declaration). */
const SAMPLES: Partial<Record<FeedKind, Sample>> = {
  shopify: {
    file: `Handle,Title,Body (HTML),Vendor,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Variant Image,Status
tee,Tee,<p>Soft.</p>,A,true,Size,S,T-S,shopify,0,deny,20.00,25.00,${PHOTO},,active
tee,,,,,,M,T-M,shopify,4,deny,22.00,,,${SECOND},
cup,Cup,<p>Round.</p>,A,true,Title,Default Title,C,shopify,0,deny,9.00,,${PHOTO},,active
jug,Jug,<p>Tall.</p>,A,true,Title,Default Title,J,,0,deny,9.00,,${PHOTO},,draft`,
    want: [['tee', 'Tee', '22.00', null, PHOTO, SECOND]],
    bad: [
      ['cup', SOLD_OUT],
      ['jug', 'It is a draft in the shop.'],
    ],
  },
  woocommerce: {
    file: `ID,Typ,Artikelnummer,Name,Veröffentlicht,Beschreibung,"Datum, an dem Angebotspreis beginnt","Datum, an dem Angebotspreis endet",Vorrätig?,Angebotspreis,Regulärer Preis,Bilder,Übergeordnetes Produkt
1,simple,CAP,Kappe,1,Eine Kappe.,2026-11-20,2026-11-30,1,9,12,"${PHOTO}, ${SECOND}",
2,simple,HAT,Hut,1,Ein Hut.,2026-12-01,,1,9,12,${PHOTO},
3,variable,TEE,Hemd,1,Ein Hemd.,,,1,,,${PHOTO},
4,variation,TEE-S,Hemd - S,1,,,,0,,20,,id:3
5,variation,TEE-M,Hemd - M,1,,,,1,,22,${SECOND},TEE
6,simple,OLD,Alt,0,Alt.,,,1,,5,${PHOTO},`,
    want: [
      ['1', 'Kappe', '12', '9', PHOTO, SECOND],
      ['2', 'Hut', '12', null, PHOTO],
      ['3', 'Hemd', '22', null, PHOTO, SECOND],
    ],
    bad: [['6', UNPUBLISHED]],
  },
  magento: {
    file: `sku,attribute_set_code,product_type,name,description,product_online,visibility,price,special_price,special_price_from_date,special_price_to_date,base_image,additional_images,is_in_stock,configurable_variations
TEE,Default,configurable,Tee,Soft.,1,"Catalog, Search",,,,,${PHOTO},"${SECOND}",1,"sku=TEE-S,size=S|sku=TEE-M,size=M"
TEE-S,Default,simple,Tee-S,Soft.,1,Not Visible Individually,20.000000,,,,,,1,
TEE-M,Default,simple,Tee-M,Soft.,1,Not Visible Individually,20.000000,,,,,,1,
CAP,Default,simple,Cap,Warm.,1,"Catalog, Search",12.000000,9.000000,11/1/26,11/30/26,${PHOTO},,1,
PIN,Default,simple,Pin,Shiny.,1,Not Visible Individually,2.000000,,,,${PHOTO},,1,`,
    want: [
      ['TEE', 'Tee', '20.00', null, PHOTO, SECOND],
      ['CAP', 'Cap', '12.00', '9.00', PHOTO],
    ],
    bad: [['PIN', 'It has no page of its own in the shop.']],
  },
  prestashop: {
    file: `Product ID;Active (0/1);Name *;Price tax included;Discount percent;Discount from (yyyy-mm-dd);Discount to (yyyy-mm-dd);Unit price;Quantity;Out of stock action;Summary;Image URLs (x,y,z...)
1;1;Oil;19.90;20;2026-11-01;2026-11-30;26.53;5;0;Cold pressed.;${PHOTO},${SECOND}
2;1;Vinegar;9.90;20;2026-10-01;2026-10-31;13.20;5;0;Sour.;${PHOTO}
3;0;Salt;1.90;;;;;5;0;Salty.;${PHOTO}`,
    want: [
      ['1', 'Oil', '19.90', '-20%', PHOTO, SECOND],
      ['2', 'Vinegar', '9.90', null, PHOTO],
    ],
    bad: [['3', UNPUBLISHED]],
  },
  opencart: {
    file: `product_id,name(en-gb),categories,sku,quantity,model,manufacturer,image_name,price,points,date_available,description(en-gb),minimum,subtract,stock_status_id,status
1,Oak lamp,20,,5,L1,A,catalog/lamp.jpg,25.00,0,2020-01-01,&lt;p&gt;Warm.&lt;/p&gt;,1,true,6,true
2,Ash lamp,20,,0,L2,A,catalog/ash.jpg,25.00,0,2020-01-01,Cool.,1,true,6,true
3,Elm lamp,20,,5,L3,A,catalog/elm.jpg,25.00,0,2020-01-01,Cool.,1,true,6,false`,
    want: [['1', 'Oak lamp', '25.00', null, 'catalog/lamp.jpg']],
    bad: [
      ['2', SOLD_OUT],
      ['3', UNPUBLISHED],
    ],
  },
  bigcommerce: {
    file: `Item Type,Product ID,Product Name,Product Code/SKU,Brand Name,Product Description,Price,Retail Price,Sale Price,Product Visible?,Track Inventory,Current Stock Level,Product Image URL - 1,Product Image URL - 2
Product,7,Mug,M,A,<p>Holds tea.</p>,20,25,15,Y,none,0,${PHOTO},${SECOND}
  SKU,8,[S]Size=L,M-L,,,22,,,,,,,
Product,9,Jug,J,A,<p>Holds milk.</p>,30,40,,Y,by product,0,${PHOTO},`,
    want: [['7', 'Mug', '20', '15', PHOTO, SECOND]],
    bad: [['9', SOLD_OUT]],
  },
  wix: {
    file: `handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,weight,productOptionName1,productOptionType1,productOptionDescription1
p1,Product,Lamp,<p>Warm.</p>,1ce3_0a~mv2.jpg;1ce3_0b~mv2.png,,,,49.0,,true,PERCENT,20.0,InStock,,Size,DROP_DOWN,S;L
p1,Variant,,,,,,,,5.0,true,,,InStock,,,,S
p2,Product,Shade,<p>Soft.</p>,${PHOTO},,,,19.0,,false,PERCENT,0.0,InStock,,,,`,
    want: [
      [
        'p1',
        'Lamp',
        '49.0',
        '-20%',
        'https://static.wixstatic.com/media/1ce3_0a~mv2.jpg',
        'https://static.wixstatic.com/media/1ce3_0b~mv2.png',
      ],
    ],
    bad: [['p2', UNPUBLISHED]],
  },
  squarespace: {
    file: `Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Visible,Hosted Image URLs
a1,v1,PHYSICAL,shop,lamp,Lamp,<p>Warm.</p>,S1,Size,S,49.00,39.00,Yes,Unlimited,,Yes,${PHOTO} ${SECOND}
,v2,PHYSICAL,,,,,S2,Size,L,59.00,0.00,No,0,,,
a2,v3,PHYSICAL,shop,shade,Shade,<p>Soft.</p>,S3,,,19.00,0.00,No,0,,Yes,${PHOTO}`,
    want: [['a1', 'Lamp', '49.00', '39.00', PHOTO, SECOND]],
    bad: [['a2', SOLD_OUT]],
  },
  square: {
    file: `Reference Handle,Token,Item Name,Customer-facing Name,Variation Name,SKU,Description,Square Online Item Visibility,Price,Online Sale Price,Image URL
#mug,T1,Mug,Mug,Small,M-S,Holds tea.,visible,12.00,,${PHOTO}
#mug,T2,Mug,Mug,Large,M-L,Holds tea.,visible,14.00,,
#jug,T3,Jug,Jug,Regular,J,Holds milk.,hidden,20.00,,${PHOTO}`,
    want: [['T1', 'Mug', '12.00', null, PHOTO]],
    bad: [['T3', UNPUBLISHED]],
  },
  etsy: {
    file: `TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,VARIATION 1 TYPE,VARIATION 1 NAME,SKU
Mug,Holds tea.,12.00,EUR,3,mug,clay,${PHOTO},${SECOND},,,
Jug,Holds milk.,20.00,EUR,0,jug,clay,${PHOTO},,,,`,
    want: [['Mug', 'Mug', '12.00 EUR', null, PHOTO, SECOND]],
    bad: [['Jug', SOLD_OUT]],
  },
  ebay: {
    file: `#INFO,Version=1.0.0,,,,,,,,
*Action(SiteID=US|Country=US|Currency=USD|Version=1193),Custom label (SKU),Title,Relationship,Relationship details,Start price,Quantity,Item photo URL,Description,Condition ID
Add,M1,Mug,,,12.00,3,${PHOTO}|${SECOND},Holds tea.,1000
Add,T1,Tee,,Size=S;M,,,${PHOTO},Soft.,1000
,T1-S,,Variation,Size=S,20.00,2,,,
,T1-M,,Variation,Size=M,20.00,0,,,`,
    want: [
      ['M1', 'Mug', '12.00', null, PHOTO, SECOND],
      ['T1', 'Tee', '20.00', null, PHOTO],
    ],
  },
  amazon: {
    file: `TemplateType=home,Version=2024,The top 3 rows are for Amazon.com use only.,,,,,,,,,
Seller SKU,Product Name,Description,Standard Price,Sale Price,Sale From Date,Sale End Date,Quantity,Main Image URL,Other Image Url1,Parentage,Parent SKU
item_sku,item_name,product_description,standard_price,sale_price,sale_from_date,sale_end_date,quantity,main_image_url,other_image_url1,parent_child,parent_sku
MUG,Mug,Holds tea.,12.00,9.00,2026-11-01,2026-11-30,3,${PHOTO},${SECOND},,
TEE,Tee,Soft.,,,,,,${PHOTO},,parent,
TEE-S,Tee S,Soft.,20.00,,,,1,${PHOTO},,child,TEE
TEE-M,Tee M,Soft.,20.00,,,,1,${SECOND},,child,TEE`,
    want: [
      ['MUG', 'Mug', '12.00', '9.00', PHOTO, SECOND],
      ['TEE', 'Tee', '20.00', null, PHOTO, SECOND],
    ],
  },
  shopware: {
    file: `id;parent_id;product_number;active;stock;is_closeout;name.DEFAULT;translations.DEFAULT.name;translations.DEFAULT.description;price.DEFAULT.gross;price.DEFAULT.list_price.gross;cover_media_url;media
1;;SW1;1;5;0;;Lampe;Warm.;49,9;59,9;${PHOTO};${SECOND}
2;;SW2;0;5;0;;Schirm;Weich.;19,9;;${PHOTO};`,
    want: [['SW1', 'Lampe', '49,9', '59,9', PHOTO, SECOND]],
    bad: [['SW2', UNPUBLISHED]],
  },
  meta: {
    file: `# Required | A unique id,# Required | A title,# Required | A description; at most 9999,# Required | in stock or out of stock,# Required | The price,# Required | The main photo,# Optional,# Optional
id,title,description,availability,price,image_link,sale_price,quantity_to_sell_on_facebook
A1,Lamp,Warm.,in stock,49.00 EUR,${PHOTO},39.00 EUR,5
A2,Shade,Soft.,out of stock,19.00 EUR,${PHOTO},,0`,
    want: [['A1', 'Lamp', '49.00 EUR', '39.00 EUR', PHOTO]],
    bad: [['A2', SOLD_OUT]],
  },
  tiktok: {
    file: `sku_id\ttitle\tdescription\tavailability\tcondition\tprice\tlink\timage_link\tbrand\titem_group_id
S1\tTee - S\tSoft.\tin stock\tnew\t20.00 USD\thttps://shop.example/t\t${PHOTO}\tA\tT
S2\tTee - M\tSoft.\tin stock\tnew\t20.00 USD\thttps://shop.example/t\t${SECOND}\tA\tT`,
    want: [['S1', 'Tee', '20.00 USD', null, PHOTO, SECOND]],
  },
  pinterest: {
    file: `id,title,description,link,image_link,price,availability,item_group_id,variant_names,variant_values,ad_link
P1,Lamp,Warm.,https://shop.example/l,${PHOTO},49.00 GBP,in stock,L,Color,Red,
P2,Lamp,Warm.,https://shop.example/l,${SECOND},49.00 GBP,in stock,L,Color,Blue,`,
    want: [['P1', 'Lamp', '49.00 GBP', null, PHOTO, SECOND]],
  },
  awin: {
    file: `aw_deep_link,product_name,aw_product_id,merchant_product_id,merchant_image_url,description,search_price,currency,product_price_old,in_stock,aw_image_url
https://a.example,Lamp,900,L1,${PHOTO},Warm.,49.00,GBP,59.00,1,${SECOND}
https://a.example,Shade,901,L2,${PHOTO},Soft.,19.00,GBP,,0,`,
    want: [['L1', 'Lamp', '49.00 GBP', '59.00 GBP', PHOTO, SECOND]],
    bad: [['L2', SOLD_OUT]],
  },
  google: {
    file: `id\ttitle\tdescription\tlink\timage_link\tadditional_image_link\tavailability\tprice\tsale_price\tsale_price_effective_date\titem_group_id
G1\tLamp\tWarm.\thttps://s.example\t${PHOTO}\t${SECOND}\tin_stock\t49.00 EUR\t39.00 EUR\t2026-11-01T00:00+0100/2026-11-30T23:59+0100\t
G2\tShade\tSoft.\thttps://s.example\t${PHOTO}\t\tout_of_stock\t19.00 EUR\t\t\t`,
    want: [['G1', 'Lamp', '49.00 EUR', '39.00 EUR', PHOTO, SECOND]],
    bad: [['G2', SOLD_OUT]],
  },
}

/** XML samples, written after each format's specification. */
const XML_SAMPLES: Partial<Record<FeedKind, Sample>> = {
  google: {
    file: `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<item><g:id>T-S</g:id><g:item_group_id>T</g:item_group_id><g:title>Tee</g:title><g:price>20.00 USD</g:price><g:image_link>${PHOTO}</g:image_link></item>
<item><g:id>T-M</g:id><g:item_group_id>T</g:item_group_id><g:title>Tee</g:title><g:price>20.00 USD</g:price><g:image_link>${SECOND}</g:image_link></item>
</channel></rss>`,
    want: [['T-S', 'Tee', '20.00 USD', null, PHOTO, SECOND]],
  },
  rss: {
    file: `<?xml version="1.0"?><rss version="2.0"><channel><title>Shop</title>
<item><guid>https://shop.example/1</guid><title>Lamp</title><description>Warm.</description><price>49 EUR</price><enclosure url="${PHOTO}" type="image/jpeg" length="1"/></item>
</channel></rss>`,
    want: [['https://shop.example/1', 'Lamp', '49 EUR', null, PHOTO]],
  },
  heureka: {
    file: `<?xml version="1.0" encoding="utf-8"?><SHOP>
<SHOPITEM><ITEM_ID>1-S</ITEM_ID><PRODUCTNAME>Tričko</PRODUCTNAME><PRODUCT>Tričko + dárek</PRODUCT><DESCRIPTION>Měkké.</DESCRIPTION><IMGURL>${PHOTO}</IMGURL><IMGURL_ALTERNATIVE>${SECOND}</IMGURL_ALTERNATIVE><PRICE_VAT>490</PRICE_VAT><ITEMGROUP_ID>1</ITEMGROUP_ID><PARAM><PARAM_NAME>Velikost</PARAM_NAME><VAL>S</VAL></PARAM></SHOPITEM>
<SHOPITEM><ITEM_ID>1-M</ITEM_ID><PRODUCTNAME>Tričko</PRODUCTNAME><IMGURL>${PHOTO}</IMGURL><PRICE_VAT>490</PRICE_VAT><ITEMGROUP_ID>1</ITEMGROUP_ID></SHOPITEM></SHOP>`,
    want: [['1-S', 'Tričko', '490', null, PHOTO, SECOND]],
  },
  yandex: {
    file: `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE yml_catalog SYSTEM "shops.dtd"><yml_catalog date="2026-11-24 12:00"><shop><name>Shop</name><currencies><currency id="RUR" rate="1"/></currencies><offers>
<offer id="1" available="true"><price>2990</price><oldprice>3490</oldprice><currencyId>RUR</currencyId><picture>${PHOTO}</picture><picture>${SECOND}</picture><typePrefix>Лампа</typePrefix><vendor>Oak</vendor><model>L1</model></offer>
<offer id="2" available="false"><name>Абажур</name><price>990</price><currencyId>RUB</currencyId><picture>${PHOTO}</picture></offer>
</offers></shop></yml_catalog>`,
    want: [['1', 'Лампа Oak L1', '2990 RUB', '3490 RUB', PHOTO, SECOND]],
    bad: [['2', SOLD_OUT]],
  },
}

const ROWS = [...Object.entries(SAMPLES), ...Object.entries(XML_SAMPLES)].map(([kind, sample]) => ({ kind, ...sample }))

it.each(ROWS)('reads an export of $kind as its shop meant it', async ({ kind, file, want, bad = [] }) => {
  const feed = await read(file)
  expect(feed.kind).toBe(kind)
  expect(
    feed.good.map(({ key, product: { name, price, discount, images } }) => [key, name, price, discount, ...images]),
  ).toEqual(want)
  expect(feed.bad).toEqual(bad)
})

it('declares every kind but the table that nobody declares, each with its source', () => {
  expect(FEED_EXPORTS.every(({ source }) => source.length > 10)).toBe(true)
  const tried = new Set([...Object.keys(SAMPLES), ...Object.keys(XML_SAMPLES)])
  expect([...tried].toSorted()).toEqual(FEED_EXPORTS.map(({ kind }) => kind).toSorted())
})

it('keeps a product that is left out, to be ticked in', async () => {
  async function* open() {
    yield Buffer.from(SAMPLES.google?.file ?? '')
  }
  const feed = await openFeed(open, { now: NOW })
  for await (const row of feed.rows())
    if ('problem' in row) expect(row.leftOut?.product).toMatchObject({ name: 'Shade', price: '19.00 EUR' })
})

it('makes each variant a product if that is wanted', async () => {
  const apart = async (kind: FeedKind) => {
    const { good } = await read(SAMPLES[kind]?.file ?? '', { variantsApart: true })
    return good.map(({ key, product: { name, price, images } }) => [key, name, price, images[0]])
  }
  expect(await apart('woocommerce')).toEqual([
    ['1', 'Kappe', '12', PHOTO],
    ['2', 'Hut', '12', PHOTO],
    ['5', 'Hemd - M', '22', SECOND],
  ])
  expect(await apart('tiktok')).toEqual([
    ['S1', 'Tee - S', '20.00 USD', PHOTO],
    ['S2', 'Tee - M', '20.00 USD', SECOND],
  ])
  expect(await apart('shopify')).toContainEqual(['tee T-M', 'Tee – M', '22.00', SECOND])
})

it('lets the user correct which export it is', async () => {
  const file = `ID,Title,Image Link,Price,Unit price\n1,Lamp,${PHOTO},49.00,1.00\n`
  expect((await read(file)).kind).toBe('google')
  expect((await read(file, { kind: 'csv' })).kind).toBe('csv')
  expect((await read(file, { kind: 'csv' })).good[0]?.product.price).toBe('49.00')
})

it('writes prices as a country does, in the currency of the whole feed', async () => {
  const { good } = await read(`id,title,price,sale_price,image\n1,Lamp,1299.9,999.00,${PHOTO}\n`, {
    currency: 'EUR',
    country: 'DE',
  })
  expect(good[0]?.product).toMatchObject({ price: '1.299,90 €', discount: '999 €' })
})

it('documents in docs/feeds.md what is read of every export', () => {
  const rows = readFileSync('docs/feeds.md', 'utf8').match(/^\| .*$/gm) ?? []
  const missing = FEED_EXPORTS.filter(({ kind }) => {
    const [, system = ''] = /^an? (\w+)/.exec(FEED_KIND_NAMES[kind]) ?? []
    return !rows.some((row) => row.startsWith(`| ${system}`))
  })
  expect(missing.map(({ kind }) => kind)).toEqual([])
})
