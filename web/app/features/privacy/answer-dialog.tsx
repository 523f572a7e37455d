import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FieldErrors } from '#contract/errors.ts'
import {
  answerPrivacyRequest,
  deletePerson,
  refusePrivacyRequest,
  type PrivacyRequestRow,
} from '#contract/privacy/privacy-requests.calls.ts'
import { formatDay } from '#contract/values/day.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useConfirm } from '../../ui/feedback/confirm.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { TextArea } from '../../ui/form/fields.tsx'
import { checkForm, focusFirstError } from '../../ui/form/form-check.ts'
import { useCall } from '../../ui/call/use-call.ts'
import { kindLabels } from '../../shared/privacy/kinds.ts'
import styles from './privacy.module.css'

interface AnswerDialogProps {
  request: PrivacyRequestRow | null
  onClose: () => void
}

/** One request: what was asked, and the three ways to close it. */
export function AnswerDialog({ request, onClose }: AnswerDialogProps) {
  return (
    <Dialog
      open={request !== null}
      onClose={onClose}
      title={request ? kindLabels[request.kind] : ''}
      size="lg"
    >
      {request && <Facts request={request} />}
      {request?.state === 'open' && <Answer key={request.id} request={request} onClose={onClose} />}
    </Dialog>
  )
}

function Facts({ request }: { request: PrivacyRequestRow }) {
  const { name, email, userId, dueOn, details, answer, answeredBy } = request
  return (
    <dl className={styles.facts}>
      <dt>Person</dt>
      <dd>
        {name} {userId ? `(user ${userId})` : '(no account)'}
      </dd>
      <dt>E-mail</dt>
      <dd>{email}</dd>
      <dt>Due</dt>
      <dd>{formatDay(dueOn)}</dd>
      <dt>Details</dt>
      <dd>{details || 'None given'}</dd>
      {answer && (
        <>
          <dt>Answer</dt>
          <dd>
            {answer}
            {answeredBy && ` (${answeredBy})`}
          </dd>
        </>
      )}
    </dl>
  )
}

const calls = {
  answer: answerPrivacyRequest,
  refuse: refusePrivacyRequest,
  delete: deletePerson,
} as const

type Way = keyof typeof calls

function Answer({ request, onClose }: { request: PrivacyRequestRow; onClose: () => void }) {
  const alerts = useAlerts()
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  const [own, setOwn] = useState<FieldErrors | null>(null)
  const way = useRef<Way>('answer')
  const { run, busy, error, fields, reset } = useCall(() => Promise.resolve(calls[way.current]))
  const { id, version } = request

  async function close(chosen: Way) {
    const answer = String(new FormData(form.current ?? undefined).get('answer') ?? '')
    const checked = checkForm(calls[chosen].input, { id, version, answer })
    reset()
    setOwn(checked.fields)
    if (checked.fields) return focusFirstError(form.current)
    if (chosen === 'delete' && !(await confirm(deletionQuestion(request)))) return
    way.current = chosen
    const reply = await run({ id, version, answer })
    if (!reply) return focusFirstError(form.current)
    onClose()
    alerts.clear()
    alerts.show('SUCCESS', reply.message)
    await revalidate()
  }

  return (
    <form ref={form} className={styles.ask} onSubmit={(event) => event.preventDefault()}>
      <FormAlert invalid={own !== null} error={error} />
      <TextArea
        name="answer"
        label="Answer"
        required
        rows={6}
        maxLength={5000}
        error={own?.answer ?? fields.answer}
        help="It is mailed to the person as it stands here."
      />
      <div className={styles.buttons}>
        <Button kind="brand" busy={busy} onClick={() => void close('answer')}>
          Answer
        </Button>
        <Button busy={busy} onClick={() => void close('refuse')}>
          Refuse
        </Button>
        {request.kind === 'deletion' && request.userId !== null && (
          <Button kind="danger" busy={busy} onClick={() => void close('delete')}>
            Delete the person
          </Button>
        )}
      </div>
    </form>
  )
}

function deletionQuestion({ name }: PrivacyRequestRow) {
  return {
    title: `Delete everything personal of ${name}?`,
    body: 'The account is closed and anonymised. This cannot be undone.',
    confirmLabel: 'Delete',
    danger: true,
  }
}
