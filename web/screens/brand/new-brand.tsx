import { brandName } from '#web/api/ads/brand/brands.ts'
import { BrandForm } from '#web/features/brand-kit/brand-form.tsx'
import { AllBrands } from '#web/screens/brand/all-brands.tsx'
import { Page } from '#web/ui/page.tsx'
import { useToast } from '#web/ui/toasts/use-toast.ts'
import { useNavigate } from '#web/router/router-view.tsx'
import { t } from '#web/i18n/i18n.ts'

export function NewBrand() {
  const navigate = useNavigate()
  const { toast } = useToast()
  return (
    <Page title={t('New brand')} lead={<AllBrands />}>
      <BrandForm
        onMade={(brand) => {
          toast({
            title: t('Brand Saved'),
            description: t('"{brand}" can be put into ads from step 3.', { brand: brandName(brand) }),
          })
          void navigate('/brands', { replace: true })
        }}
      />
    </Page>
  )
}
