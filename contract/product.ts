/** The product's name. Every text that carries it is made from this constant. */
export const PRODUCT_NAME = 'Placard'

export const PAGE_TITLE = `${PRODUCT_NAME} - AI-Powered Ad Creation`
