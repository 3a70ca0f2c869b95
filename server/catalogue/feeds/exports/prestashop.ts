import type { FeedExport } from './feed-export.ts'

export const prestashop: FeedExport = {
  kind: 'prestashop',
  source: 'devdocs.prestashop-project.org and docs/csv_import of the project, "Import products"',
  toldBy: [
    'product id, id, id product',
    'active 0 1, enabled, actif 0 1',
    'price tax included, price tax excluded, price tax excl, price tax incl, prix ttc, prix ht, wholesale price',
  ],
  columns: {
    id: 'product id, id product, id, reference',
    name: 'name, nom, product name',
    description: 'summary, short description, recapitulatif, description',
    price: 'price tax included, price tax incl, price tax excluded, price tax excl, prix ttc, prix ht',
    percentOff: 'discount percent, pourcentage de remise',
    amountOff: 'discount amount, montant de la remise',
    saleStart: 'discount from yyyy mm dd, remise a partir de aaaa mm jj',
    saleEnd: 'discount to yyyy mm dd, remise jusqu a aaaa mm jj',
    image: 'image urls x y z, image urls, url des images x y z, image',
    published: 'active 0 1, enabled, actif 0 1',
    quantity: 'quantity, quantite',
    oversells: 'out of stock action, allow out of stock orders',
    category: 'categories x y z, categories, category, categorie',
    brand: 'manufacturer, brand, marque, fabricant',
    condition: 'condition, etat',
    tags: 'tags x y z, tags',
  },
  countsStock: true,
}
