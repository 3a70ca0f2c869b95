import { type ReactNode, useEffect } from 'react'
import type { ImageEntry } from '#contract/pictures/image.ts'
import { PRODUCT_IMAGES_REQUIRED } from '#contract/limits.ts'
import { PhotoGrid } from '#web/features/photo-upload/photo-grid.tsx'
import { withCutOut } from '#web/features/photo-upload/photo-list.ts'
import { PhotoZone } from '#web/features/photo-upload/photo-zone.tsx'
import { type PhotoUpload, usePhotoUpload } from '#web/features/photo-upload/use-photo-upload.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { useFailureToast } from '#web/ui/toasts/use-failure-toast.ts'
import { translated, t } from '#web/i18n/i18n.ts'
import { StepActions } from '../step-actions.tsx'
import { StepFrame } from '../step-frame.tsx'
import type { WizardState } from '../wizard-state.ts'
import styles from '../wizard.module.css'

const findCutOuts = () => import('#web/features/cut-outs/cut-outs.tsx')
const CutOutPicture = lazyPart(async () => (await findCutOuts()).CutOutPicture)
const CutOutWords = lazyPart(async () => (await findCutOuts()).CutOutWords)

type ImageField = 'productImages' | 'inspirationImages'

/** Step 2. Both uploads live here and not in their tabs, so that changing the tab does not end one. */
export function ImagesStep({ wizard }: { wizard: WizardState }) {
  const { fail, settle } = useFailureToast()
  const product = useListUpload(wizard, 'productImages')
  const inspiration = useListUpload(wizard, 'inspirationImages')
  const isUploading = product.percentage !== undefined || inspiration.percentage !== undefined

  const hasPhoto = wizard.draft.fields.productImages.length > 0
  useEffect(() => {
    if (hasPhoto) settle()
  }, [hasPhoto, settle])

  function goOn() {
    const { title, message } = PRODUCT_IMAGES_REQUIRED
    if (hasPhoto) void wizard.navigation.next()
    else fail({ title: translated(title), description: translated(message) })
  }

  const tab = (field: ImageField, upload: PhotoUpload, what: string, label: string) => (
    <ImageTab
      wizard={wizard}
      field={field}
      upload={upload}
      what={what}
      label={label}
      isUploading={isUploading}
      onNext={goOn}
    />
  )

  return (
    <StepFrame
      title={t('Upload Images')}
      lead={t(
        'A sharp photo of the whole product on a plain background makes the best ad. We cut it out where we can.',
      )}
    >
      <Tabs defaultValue="productImages">
        <TabList label={t('Kinds of images')}>
          <Tab value="productImages">{t('Product Images')}</Tab>
          <Tab value="inspirationImages">{t('Inspiration Images (Optional)')}</Tab>
        </TabList>
        <TabPanel value="productImages" className={styles.panel}>
          {tab('productImages', product, t('product images'), t('Product images'))}
        </TabPanel>
        <TabPanel value="inspirationImages" className={styles.panel}>
          <p className={styles.note}>
            {t('Ads or pictures whose mood you like. They steer color and light, and never appear in your ad.')}
          </p>
          {tab('inspirationImages', inspiration, t('inspiration images'), t('Inspiration images'))}
        </TabPanel>
      </Tabs>
    </StepFrame>
  )
}

/** Adds uploads to a list of the ad. A picture is shown once the ad has it: otherwise a reload would lose it. */
function useListUpload(wizard: WizardState, field: ImageField): PhotoUpload {
  return usePhotoUpload({
    adId: wizard.ad.id,
    held: wizard.draft.fields[field].length,
    onUploaded: async (images) => {
      const list = () => ({ [field]: [...wizard.draft.latestFields()[field], ...images] })
      await wizard.saving.save(list())
      wizard.draft.change(list())
    },
  })
}

interface ImageTabProps {
  wizard: WizardState
  field: ImageField
  upload: PhotoUpload
  what: string
  label: string
  isUploading: boolean
  onNext: () => void
}

function ImageTab({ wizard, field, upload, what, label, isUploading, onNext }: ImageTabProps) {
  const images: ImageEntry[] = wizard.draft.fields[field]
  return (
    <>
      <PhotoZone what={what} held={images.length} upload={upload} />
      <PhotoGrid
        label={label}
        images={images}
        hasHero={field === 'productImages'}
        onChange={(changed) => wizard.draft.change({ [field]: changed })}
        {...(wizard.ad.id && field === 'productImages' && cutOutParts(wizard, wizard.ad.id))}
      />
      <StepActions wizard={wizard} onNext={onNext} isUploading={isUploading} />
    </>
  )
}

/** Renders each photo once, as the ad will show it, with its choices beside it. */
function cutOutParts(wizard: WizardState, adId: string) {
  return {
    renderPicture: (image: ImageEntry, photo: ReactNode) => (
      <CutOutPicture adId={adId} image={image} fallback={photo} />
    ),
    renderWords: (image: ImageEntry) => (
      <CutOutWords
        adId={adId}
        image={image}
        onDecide={(cutOut) => {
          const { productImages } = wizard.draft.latestFields()
          wizard.draft.change({ productImages: withCutOut(productImages, image.url, cutOut) })
        }}
      />
    ),
  }
}
