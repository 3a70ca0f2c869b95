import type { FeedField } from '#contract/catalogue/feed.ts'

/**
 * Column names in tables of unknown origin, by field, the commonest first. A price per litre or kilogram ("unit price")
 * is not a price.
 */
export const GUESSED_NAMES: Readonly<Partial<Record<FeedField, string>>> = {
  id: 'id, product id, item id, handle id, handle, url handle, sku, variant sku, item number, article number, product code, artikelnummer, artikel nr, art nr, produkt id, reference, ref, referencia, codice, артикул, код, 商品番号, 品番',
  name: 'title, name, product name, product title, product, item name, headline, listing title, produktname, artikelname, titel, bezeichnung, produkt, nom, nom du produit, titre, nombre, nombre del producto, titulo, nome, nome prodotto, titolo, naam, nazwa, nazwa produktu, nazev, namn, navn, название, наименование, товар, 商品名, 产品名称, 商品名称, 상품명, اسم المنتج, الاسم',
  description:
    'description, product description, body html, body, long description, short description, summary, details, beschreibung, produktbeschreibung, artikelbeschreibung, kurzbeschreibung, descripcion, descrizione, descricao, omschrijving, beschrijving, opis, popis, beskrivning, beskrivelse, описание, 商品説明, 说明, 描述, 상품설명, الوصف',
  price:
    'price, product price, variant price, current price, selling price, price incl tax, price tax included, preis, verkaufspreis, preis brutto, prix, prix ttc, precio, prezzo, preco, prijs, cena, cena brutto, pris, fiyat, цена, 価格, 販売価格, 价格, 가격, السعر',
  salePrice:
    'sale price, special price, discounted price, offer price, promo price, angebotspreis, aktionspreis, sonderpreis, prix promo, prix solde, precio oferta, precio rebajado, prezzo scontato, preco promocional, actieprijs, cena promocyjna, цена со скидкой',
  saleDates: 'sale price effective date, sale dates',
  saleStart:
    'sale start, sale from, sale start date, sale price starts, special price from date, special from date, date sale price starts, discount from, angebot ab, gultig ab',
  saleEnd:
    'sale end, sale to, sale until, sale end date, sale price ends, special price to date, special to date, date sale price ends, discount to, angebot bis, gultig bis',
  onSale: 'on sale',
  oldPrice:
    'variant compare at price, compare at price, old price, was price, was, regular price, original price, list price, rrp, msrp, uvp, statt, alter preis, streichpreis, prix barre, ancien prix, precio anterior, prezzo precedente, stara cena, старая цена, 定価, 原价, 정가',
  discount:
    'discount, product discount, offer, promotion, rabatt, remise, descuento, sconto, desconto, korting, rabat, скидка',
  tagline: 'tagline, slogan, claim',
  image:
    'image link, image src, product image url, image url, image urls, image, images, photo, photos, photo url, picture, picture url, pictures, product image, product images, main image, main image url, hosted image urls, bild, bilder, bild url, bildlink, foto, fotos, imagen, imagenes, immagine, immagini, imagem, imagens, afbeelding, afbeeldingen, zdjecie, zdjecia, obrazek, obrazky, изображение, картинка, фото, 画像, 图片, 이미지, image 1, bild 1, foto 1, photo 1',
  moreImages:
    'additional image link, additional images, additional image links, more images, gallery, galerie, weitere bilder, other images',
  currency:
    'currency, currency code, product currency, price currency, wahrung, waehrung, devise, moneda, valuta, moeda, waluta, mena, валюта, 通貨, 货币',
  group:
    'item group id, group id, parent id, parent sku, parent product id, master id, master sku, style id, style number, style code',
  availability:
    'availability, stock status, in stock, verfugbarkeit, verfugbar, disponibilite, disponibilidad, disponibilita, beschikbaarheid, dostepnosc, dostupnost, наличие',
  link: 'link, url, product url, product link, page url, permalink, deep link, landing page, landing page url, web address, produkt url, produkt link, produktlink, url du produit, lien, lien produit, enlace, url del producto, url prodotto, link prodotto, url produto, produkt adresse, ссылка, 商品url, 商品ページ',
  status: 'status, product status, state',
  published:
    'published, visible, is visible, active, enabled, is active, aktiv, veroffentlicht, actif, publie, activo, publicado, attivo, opublikowano',
  category:
    'category, categories, product type, product category, google product category, type, kategorie, kategorien, warengruppe, categorie, categoria, categorias, kategoria, категория',
  brand: 'brand, vendor, manufacturer, marke, hersteller, marque, marca, merk, marka, бренд',
  condition: 'condition, zustand, etat, estado, condizione',
  tags: 'tags, labels, label, schlagworte, etiquettes, etiquetas',
  customLabel0: 'custom label 0',
  customLabel1: 'custom label 1',
  customLabel2: 'custom label 2',
  customLabel3: 'custom label 3',
  customLabel4: 'custom label 4',
}

/** Names of columns that hold further photos: `Image 2`, `image_url_3`, `Bild 2`, `Image 2 URL`. */
export const NUMBERED_PHOTOS =
  'image #, image url #, image link #, image src #, photo #, photo url #, picture #, picture url #, bild #, bild url #, foto #, imagen #, immagine #, image # url, image # link, product image #, additional image #, other image url #'
