import { Sparkles } from 'lucide-react'
import { Button, ButtonNote } from '#web/ui/button.tsx'
import { t } from '#web/i18n/i18n.ts'

/** Lets step 3 generate a sketch that is shown. */
export interface Making {
  /** Generates exactly the picture that the sketch at this address shows. */
  onMake: (url: string) => void
  /** The address of the sketch that is being generated. */
  busyWith: string | undefined
  /** The cost, if it costs something. */
  cost: string | undefined
}

interface MakeExactlyProps {
  making: Making
  /** The sketch's address. Undefined until it is shown. */
  url: string | undefined
  /** The name of the sketch, for screen readers: there are several of these buttons. */
  name: string
  /** Set if there is no room for the cost. */
  isShort?: boolean
}

/** The button under each sketch. */
export function MakeExactly({ making: { onMake, busyWith, cost }, url, name, isShort = false }: MakeExactlyProps) {
  const isBusy = url !== undefined && busyWith === url
  const label = [t('Make exactly this'), cost].filter(Boolean).join(' ')
  return (
    <Button
      size="sm"
      fullWidth
      icon={isShort ? undefined : <Sparkles aria-hidden />}
      aria-label={(isShort ? [t('Make exactly this'), name, cost] : [label, name]).filter(Boolean).join(', ')}
      disabled={url === undefined || busyWith !== undefined}
      loading={isBusy}
      loadingLabel={t('Making...')}
      onClick={() => url && onMake(url)}
    >
      {t('Make exactly this')} {cost && !isShort && <ButtonNote>{cost}</ButtonNote>}
    </Button>
  )
}
