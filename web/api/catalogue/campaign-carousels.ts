import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  Carousel,
  createCarouselCall,
  deleteCarouselCall,
  listCarouselsCall,
  NewCarousel,
  repaintCarouselCall,
} from '#contract/catalogue/campaign-carousels.ts'
import { campaignQuery, EVERY_MS } from '#web/api/catalogue/campaigns.ts'
import { request } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

function carouselsQuery(id: string) {
  return queryOptions({
    queryKey: [...campaignQuery(id).queryKey, 'carousels'],
    queryFn: ({ signal }) =>
      request<typeof listCarouselsCall>('GET /api/campaigns/:id/carousels', { params: { id }, signal }),
    staleTime: 0,
  })
}

/** Gives the carousels of a campaign, and follows those that are being painted. */
export function useCarousels(id: string) {
  return useQuery({
    ...carouselsQuery(id),
    refetchInterval: ({ state }) => (state.data?.some(isBeingPainted) ? EVERY_MS : false),
  })
}

export function isBeingPainted({ state }: Pick<Carousel, 'state'>): boolean {
  return state === 'waiting' || state === 'painting'
}

export function useCreateCarousel(id: string) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (body: NewCarousel) =>
      request<typeof createCarouselCall>('POST /api/campaigns/:id/carousels', { params: { id }, body }),
    onSuccess: (made) =>
      client.setQueryData(carouselsQuery(id).queryKey, (known) => [
        made,
        ...(known ?? []).filter((carousel) => carousel.id !== made.id),
      ]),
  })
}

export function useRepaintCarousel(id: string) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (carouselId: string) =>
      request<typeof repaintCarouselCall>('POST /api/campaigns/:id/carousels/:carouselId/repaint', {
        params: { id, carouselId },
      }),
    onSuccess: (made) =>
      client.setQueryData(carouselsQuery(id).queryKey, (known) =>
        known?.map((carousel) => (carousel.id === made.id ? made : carousel)),
      ),
  })
}

export function useDeleteCarousel(id: string) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (carouselId: string) =>
      request<typeof deleteCarouselCall>('DELETE /api/campaigns/:id/carousels/:carouselId', {
        params: { id, carouselId },
      }),
    onSuccess: (_, gone) =>
      client.setQueryData(carouselsQuery(id).queryKey, (known) => known?.filter((carousel) => carousel.id !== gone)),
  })
}
