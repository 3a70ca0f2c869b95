import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider, type DataRouter } from 'react-router'
import { ProviderContext, useProvider, type Provider } from '#web/api/provider.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { TooltipProvider } from '#web/ui/tooltip.tsx'

interface AppProps {
  client: QueryClient
  /** As the session block names it. */
  provider?: Provider
  router: DataRouter
}

export function App({ client, provider, router }: AppProps) {
  const standard = useProvider()
  return (
    <QueryClientProvider client={client}>
      <ProviderContext value={provider ?? standard}>
        <TooltipProvider>
          <RouterProvider router={router} />
          <Toaster />
        </TooltipProvider>
      </ProviderContext>
    </QueryClientProvider>
  )
}
