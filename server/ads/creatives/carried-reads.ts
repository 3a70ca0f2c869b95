import type { CarriedRead } from '#server/platform/http/carried-read.ts'
import { isId } from './get-creative.ts'
import { CREATIVE_WITH_FORMATS, type CreativeWithFormats, FIRST_PAGE_OF_SESSION, type ListedCreative } from './store.ts'

/** The ad that the path of the request names, also another user's; null if there is none. */
export const creativeOfPath: CarriedRead<CreativeWithFormats | null> = {
  name: 'creative',
  column: CREATIVE_WITH_FORMATS,
  valuesOf({ params }) {
    const { id } = params as { id: string }
    return isId(id) ? { id } : undefined
  },
}

/** The ads of the user whose session it is, for a list without filters. */
export const firstPageOfSession: CarriedRead<ListedCreative[]> = {
  name: 'first_page_of_creatives',
  column: FIRST_PAGE_OF_SESSION,
  valuesOf: ({ query }) => (Object.keys(query as object).length === 0 ? {} : undefined),
}
