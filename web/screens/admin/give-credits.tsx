import { type FormEvent, useState } from 'react'
import { GIFT_MAX, GIFT_REASON_MAX } from '#contract/desk/admin-limits.ts'
import { hasAtMost } from '#contract/text/text-length.ts'
import { useGiveCredits } from '#web/api/desk/admin.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import styles from '#web/screens/admin/admin.module.css'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { toast } from '#web/ui/toasts/toast-store.ts'

const NEW = () => ({ amount: '', reason: '', requestId: crypto.randomUUID() })

/** Gives credits. A gift keeps its request id until it succeeds, so that a retry after a failure gives it once. */
export function GiveCredits({ id }: { id: string }) {
  const [gift, setGift] = useState(NEW)
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending, error } = useGiveCredits(id)
  const faults = faultsOf(gift)
  const change = (values: Partial<typeof gift>) =>
    setGift((before) => ({ ...before, ...values, requestId: crypto.randomUUID() }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (faults.amount || faults.reason) return
    const { requestId, reason } = gift
    mutate(
      { amount: Number(gift.amount), reason, requestId },
      {
        onSuccess: () => {
          toast({ title: `${gift.amount} credits given` })
          setGift(NEW())
          setChecked(false)
        },
      },
    )
  }
  return (
    <Card>
      <form className={styles.give} onSubmit={submit} noValidate>
        <h2>Give credits</h2>
        <TextField
          className={styles.amount}
          label="How many"
          inputMode="numeric"
          value={gift.amount}
          error={isChecked ? faults.amount : undefined}
          onChange={(event) => change({ amount: event.target.value })}
        />
        <TextField
          label="Why"
          hint="The person can read this in their data."
          value={gift.reason}
          error={isChecked ? faults.reason : undefined}
          onChange={(event) => change({ reason: event.target.value })}
        />
        {error && <p role="alert">{errorSentence(error)}</p>}
        <div>
          <Button type="submit" variant="primary" loading={isPending} loadingLabel="Giving...">
            Give credits
          </Button>
        </div>
      </form>
    </Card>
  )
}

function faultsOf({ amount, reason }: { amount: string; reason: string }) {
  const isAmount = /^\d+$/.test(amount) && Number(amount) >= 1 && Number(amount) <= GIFT_MAX
  const isReason = reason.trim() !== '' && hasAtMost(GIFT_REASON_MAX)(reason.trim())
  return {
    ...(!isAmount && { amount: `A whole number from 1 to ${GIFT_MAX}.` }),
    ...(!isReason && { reason: `Say why, in at most ${GIFT_REASON_MAX} characters.` }),
  }
}
