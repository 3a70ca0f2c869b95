import type { FeedExport } from './feed-export.ts'

export const woocommerce: FeedExport = {
  kind: 'woocommerce',
  source: 'woocommerce.com, "Product CSV Importer and Exporter", and its translations',
  toldBy: [
    'type, typ, tipo',
    'sku, artikelnummer, ugs',
    'regular price, regularer preis, regulärer preis, tarif regulier, tarif régulier, precio normal, prezzo di listino, preco, preço, reguliere prijs, обычная цена, cena regularna',
  ],
  columns: {
    id: 'id, sku, artikelnummer, ugs',
    sku: 'sku, artikelnummer, ugs',
    name: 'name, nom, nombre, nome, naam, имя, nazwa',
    description:
      'short description, kurzbeschreibung, description courte, descripcion corta, breve descrizione, descricao curta, korte beschrijving, description, beschreibung, descripcion, descrizione, descricao, beschrijving, krotki opis, opis',
    price:
      'regular price, regularer preis, tarif regulier, precio normal, prezzo di listino, preco, reguliere prijs, обычная цена, cena regularna',
    salePrice:
      'sale price, angebotspreis, tarif promo, precio rebajado, prezzo in offerta, preco promocional, actieprijs, цена распродажи, cena promocyjna',
    saleStart:
      'date sale price starts, datum an dem angebotspreis beginnt, date de debut de promo, dia en que empieza el precio rebajado, data inizio prezzo in offerta',
    saleEnd:
      'date sale price ends, datum an dem angebotspreis endet, date de fin de promo, dia en que termina el precio rebajado, data fine prezzo in offerta',
    image: 'images, bilder, imagenes, immagini, imagens, afbeeldingen, изображения, obrazki',
    link: 'external url, permalink, externe url, url externe, url externa, url esterno',
    published: 'published, veroffentlicht, publie, publicado, pubblicato, gepubliceerd, опубликован, opublikowano',
    availability: 'in stock, vorratig, en stock, inventario, magazzino, op voorraad, наличие, w magazynie',
    oversells: 'backorders allowed, lieferruckstande erlaubt',
    parent: 'parent, ubergeordnetes produkt, parente, superior, genitore, hoofd, родительский, nadrzedny',
    rowKind: 'type, typ, tipo',
    option: 'attribute 1 value s, attribute 2 value s, attribute 3 value s',
    category: 'categories, kategorien, categorias, categorie, categorieen, категории, kategorie',
    brand: 'brands, marken, marques, marcas, marchi, merken',
    tags: 'tags, schlagworter, etiquettes, etiquetas, tag',
  },
  rowKinds: { products: 'simple, variable, external, grouped, bundle, subscription', variants: 'variation' },
}
