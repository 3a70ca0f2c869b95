import { useNavigate } from 'react-router'
import { nameOfBrand } from '#contract/brand-words.ts'
import { useCurrentUser } from '#web/api/current-user.ts'
import { SignInFirst } from '#web/features/auth-dialog/sign-in-first.tsx'
import { BrandForm } from '#web/features/brand-kit/brand-form.tsx'
import { AllBrands } from '#web/screens/brand/all-brands.tsx'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useToast } from '#web/ui/use-toast.ts'

export function NewBrandScreen() {
  const { user, isLoading } = useCurrentUser()
  const navigate = useNavigate()
  const { toast } = useToast()
  if (!user && !isLoading) return <SignInFirst>Sign in to keep your brands.</SignInFirst>
  return (
    <Page title="New brand" lead={<AllBrands />}>
      {user ? (
        <BrandForm
          onMade={(brand) => {
            toast({ title: 'Brand Saved', description: `"${nameOfBrand(brand)}" can be put into ads from step 3.` })
            void navigate('/brands', { replace: true })
          }}
        />
      ) : (
        <Spinner label="Loading" size="lg" />
      )}
    </Page>
  )
}
