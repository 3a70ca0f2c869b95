import { zodResolver } from '@hookform/resolvers/zod'
import { productFormSchema } from './product-form-schema.ts'

/** Apart, with the parser that it needs: the form is shown and filled in before (product-form.tsx). */
export const productFormResolver = zodResolver(productFormSchema)
