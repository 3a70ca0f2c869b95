import { useQueryClient } from '@tanstack/react-query'
import type { deleteFontCall, OwnBrand } from '#contract/ads/brand/brand.ts'
import type { FontSlot } from '#contract/ads/brand/brand-fonts.ts'
import { toApiError } from '#web/api/platform/api-error.ts'
import { useCacheFonts } from '#web/api/ads/brand/brands.ts'
import { pathOf, request } from '#web/api/platform/request.ts'
import { reportStatus } from '#web/api/platform/session-end.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

/** File types of fonts, by ending, because browsers do not know their media types. */
export const FONT_FILES = '.otf,.ttf,.woff2'

interface Sent {
  slot: FontSlot
  file: File
}

/** Uploads a font whose license the user has confirmed, and gives the brand with it. */
export function useUploadFont(id: string) {
  const cache = useCacheFonts(id)
  return useMutationOnce({ mutationFn: (sent: Sent) => uploadFont(id, sent), onSuccess: ({ fonts }) => cache(fonts) })
}

async function uploadFont(id: string, { slot, file }: Sent): Promise<OwnBrand> {
  const form = new FormData()
  form.append('licence', 'true')
  form.append('font', file, file.name)
  const path = pathOf('/api/brands/:id/fonts/:slot', { id, slot })
  const response = await fetch(path, { method: 'POST', credentials: 'include', body: form })
  reportStatus(response.status)
  if (response.ok) return (await response.json()) as OwnBrand
  const { status, statusText } = response
  throw toApiError({ status, statusText, body: await response.text() })
}

export function useDeleteFont(id: string) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (slot: FontSlot) =>
      request<typeof deleteFontCall>('DELETE /api/brands/:id/fonts/:slot', { params: { id, slot } }),
    // The font may have been deleted elsewhere: reading the brands again shows that.
    onSettled: () => client.invalidateQueries({ queryKey: ['brands'] }),
  })
}
