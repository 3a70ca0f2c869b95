import { z } from 'zod'
import { defineCall } from '../platform/call.ts'
import { imageEntrySchema } from '../pictures/image.ts'
import { PAGE_ADDRESS_MAX, PAGE_PHOTOS_MAX, UPLOAD_FILES_MAX } from '../limits.ts'
import { textOf } from '../text/typed-text.ts'

const addressSchema = textOf({ min: 1, max: PAGE_ADDRESS_MAX })

/** The content of a product page; null for what it does not contain. Every text fits its field. */
const pageProductSchema = z.object({
  /** The address that was read. */
  address: z.string(),
  productName: z.string().nullable(),
  productDescription: z.string().nullable(),
  productPrice: z.string().nullable(),
  /** The former price, if it was higher. */
  productDiscount: z.string().nullable(),
  /**
   * Facts that a user has to know before taking any of it, in whole sentences: prices that differ, a product that is
   * sold out.
   */
  note: z.string().nullable(),
  photos: z
    .array(
      z.object({
        address: z.string(),
        /** A small copy as a data URL: nothing of a photo is stored before the user takes it. */
        preview: z.string(),
        widthPx: z.number(),
        heightPx: z.number(),
      }),
    )
    .max(PAGE_PHOTOS_MAX),
})

export type PageProduct = z.infer<typeof pageProductSchema>

/** Reads the page of a product, and stores nothing of it. */
export const readProductPageCall = defineCall({
  method: 'POST',
  path: '/api/product-pages',
  scope: 'make',
  idempotent: true,
  body: z.object({ address: addressSchema }),
  success: { 200: pageProductSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
})

/** Takes photos of a page that was read within the hour, as if they had been uploaded: all of them or none. */
export const importPagePhotosCall = defineCall({
  method: 'POST',
  path: '/api/product-pages/photos',
  scope: 'make',
  idempotent: true,
  body: z.object({
    /** The address of the page, as its reading answered it. */
    address: addressSchema,
    photos: z.array(addressSchema).min(1).max(UPLOAD_FILES_MAX),
  }),
  success: { 200: z.array(imageEntrySchema) },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'UNAVAILABLE'],
})
