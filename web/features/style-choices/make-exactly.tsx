import { Sparkles } from 'lucide-react'
import { Button, ButtonNote } from '#web/ui/button.tsx'
import { t } from '#web/i18n/i18n.ts'

/** What step 3 can do with a sketch that is seen. */
export interface Making {
  /** Makes the very picture that the sketch at this address shows. */
  onMake: (url: string) => void
  /** The address of the one that is being made. */
  busyWith: string | undefined
  /** What it costs, where it costs something. */
  cost: string | undefined
}

interface MakeExactlyProps {
  making: Making
  /** Undefined until there is something to be seen. */
  url: string | undefined
  /** Which sketch, for who hears several of these buttons. */
  name: string
  /** Where there is no room for what it costs. */
  isShort?: boolean
}

/** Under each sketch. */
export function MakeExactly({ making: { onMake, busyWith, cost }, url, name, isShort = false }: MakeExactlyProps) {
  const isBusy = url !== undefined && busyWith === url
  const said = [t('Make exactly this'), cost].filter(Boolean).join(' ')
  return (
    <Button
      size="sm"
      fullWidth
      icon={isShort ? undefined : <Sparkles aria-hidden />}
      aria-label={(isShort ? [t('Make exactly this'), name, cost] : [said, name]).filter(Boolean).join(', ')}
      disabled={url === undefined || busyWith !== undefined}
      loading={isBusy}
      loadingLabel={t('Making...')}
      onClick={() => url && onMake(url)}
    >
      {t('Make exactly this')} {cost && !isShort && <ButtonNote>{cost}</ButtonNote>}
    </Button>
  )
}
