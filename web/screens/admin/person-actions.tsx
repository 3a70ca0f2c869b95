import { type FormEvent, useState } from 'react'
import type { AdminPersonDetails } from '#contract/desk/admin.ts'
import {
  personExportPath,
  useDeletePerson,
  useRelinkPerson,
  useStopPayments,
  useSuspendPerson,
} from '#web/api/desk/admin.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import styles from '#web/screens/admin/admin.module.css'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { toast } from '#web/ui/toasts/toast-store.ts'
import { useSearchParams } from '#web/router/router-view.tsx'

type Question = 'suspend' | 'lift' | 'stop' | 'delete'

/** The actions of an operator on an account, beside giving credits. One that the next press cannot undo asks first. */
export function PersonActions({ person }: { person: AdminPersonDetails }) {
  const [question, setQuestion] = useState<Question>()
  const { id, suspendedSince } = person
  return (
    <Card>
      <div className={styles.give}>
        <h2>Account</h2>
        <Relink id={id} />
        <div className={styles.actions}>
          <ButtonAnchor href={personExportPath(id)} download>
            Export
          </ButtonAnchor>
          <Button onClick={() => setQuestion('stop')}>Stop payments</Button>
          <Button onClick={() => setQuestion(suspendedSince ? 'lift' : 'suspend')}>
            {suspendedSince ? 'Lift the suspension' : 'Suspend'}
          </Button>
          <Button variant="danger" onClick={() => setQuestion('delete')}>
            Delete account
          </Button>
        </div>
      </div>
      {question && <Ask question={question} person={person} onClose={() => setQuestion(undefined)} />}
    </Card>
  )
}

function Relink({ id }: { id: string }) {
  const [subject, setSubject] = useState('')
  const { mutate, isPending, error } = useRelinkPerson(id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const done = { title: 'Signs in by this subject now' }
    mutate({ subject: subject.trim() }, { onSuccess: () => (setSubject(''), toast(done)) })
  }
  return (
    <form className={styles.give} onSubmit={submit} noValidate>
      <TextField
        label="Subject at the issuer"
        hint="As the issuer shows it (sub). The person is signed out, and signs in by it from then on."
        value={subject}
        error={error ? errorSentence(error) : undefined}
        autoComplete="off"
        onChange={(event) => setSubject(event.target.value)}
      />
      <div>
        <Button type="submit" disabled={subject.trim() === ''} loading={isPending} loadingLabel="Joining...">
          Relink
        </Button>
      </div>
    </form>
  )
}

const QUESTIONS = {
  suspend: {
    title: 'Suspend this person?',
    description: 'They are signed out and cannot sign in, and their review links open nothing. Payments go on.',
    confirm: 'Suspend',
    done: 'Suspended',
  },
  lift: {
    title: 'Let this person in again?',
    description: 'All that they had is there again.',
    confirm: 'Lift the suspension',
    done: 'The suspension is lifted',
  },
  stop: {
    title: 'Stop this person’s payments?',
    description: 'The subscription ends at once, nothing is paid back, and the payment provider forgets their cards.',
    confirm: 'Stop payments',
    done: 'Payments are stopped',
  },
  delete: {
    title: 'Delete this account?',
    description: 'This action cannot be undone. All ads, pictures and credits go with it, and the subscription ends.',
    confirm: 'Delete account',
    done: 'Account deleted',
  },
} satisfies Record<Question, Record<'title' | 'description' | 'confirm' | 'done', string>>

function Ask({ question, person, onClose }: { question: Question; person: AdminPersonDetails; onClose: () => void }) {
  const { answer, isPending, error } = useAnswer(question, person.id)
  const { title, description, confirm, done } = QUESTIONS[question]
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      confirmLabel={confirm}
      confirmingLabel="One moment..."
      variant={question === 'lift' ? 'primary' : 'danger'}
      loading={isPending}
      onConfirm={() => answer(() => (toast({ title: done }), onClose()))}
    >
      <p>{person.email}</p>
      {error && <p role="alert">{errorSentence(error)}</p>}
    </AlertDialog>
  )
}

function useAnswer(question: Question, id: string) {
  const [, setParams] = useSearchParams()
  const [suspend, stop, remove] = [useSuspendPerson(id), useStopPayments(id), useDeletePerson(id)]
  const used = { suspend, lift: suspend, stop, delete: remove }[question]
  const answer = (onSuccess: () => void) => {
    if (question === 'stop') stop.mutate(undefined, { onSuccess })
    // Deleting closes the person's page, and with it the component that waits here.
    else if (question === 'delete') remove.mutate(undefined, { onSuccess: () => (onSuccess(), setParams({})) })
    else suspend.mutate({ suspended: question === 'suspend' }, { onSuccess })
  }
  return { answer, isPending: used.isPending, error: used.error }
}
