import { Stamp } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { AccountSection } from '#web/screens/account/account-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'

const BrandForm = lazyPart(async () => (await import('#web/features/brand-kit/brand-form.tsx')).BrandForm)

/** The kit is read and its form loaded when somebody wants to see it; `#brand` asks for it by address. */
export function Brand() {
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const [isWanted, setWanted] = useState(false)
  // The server never hears of the hash.
  const isOpen = isWanted || (isHydrated && hash === '#brand')
  return (
    <div id="brand">
      <AccountSection
        title="Brand"
        text="Your logo, colors, letters and fixed texts. “Use my brand” puts them into an ad; ads that you have made stay as they are."
        action={
          !isOpen && (
            <Button icon={<Stamp aria-hidden />} onClick={() => setWanted(true)}>
              Edit brand
            </Button>
          )
        }
      />
      {isOpen && <BrandForm fallback={<Spinner label="Loading your brand" />} />}
    </div>
  )
}
