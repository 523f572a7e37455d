import { useRef } from 'react'
import { useRevalidator } from 'react-router'
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
import { useForm } from '../../ui/form/use-form.ts'
import { kindLabels } from '../../shared/privacy/kinds.ts'
import styles from './privacy.module.css'

interface AnswerDialogProps {
  request: PrivacyRequestRow | null
  onClose: () => void
}

/** One request, and the three ways to close it. */
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
      <dd>{userId ? name : `${name} (no account)`}</dd>
      <dt>Email</dt>
      <dd>{email}</dd>
      <dt>Due</dt>
      <dd>{formatDay(dueOn)}</dd>
      <dt>Details</dt>
      <dd>{details || 'None given'}</dd>
      {answer && (
        <>
          <dt>Reply</dt>
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
  const way = useRef<Way>('answer')
  const { id, version } = request
  const form = useForm({
    call: () => Promise.resolve(calls[way.current]),
    read: (data) => ({ id, version, answer: String(data.get('answer') ?? '') }),
    confirm: () => way.current !== 'delete' || confirm(deletionQuestion(request)),
    onDone: async (reply) => {
      onClose()
      alerts.clear()
      alerts.show('SUCCESS', reply.message)
      await revalidate()
    },
  })
  /** A button for one of the ways to close the request. */
  const closing = (chosen: Way) => ({
    type: 'submit' as const,
    busy: form.busy,
    onClick: () => {
      way.current = chosen
    },
  })

  return (
    <form {...form.form} className={styles.ask}>
      <FormAlert invalid={form.invalid} error={form.error} />
      <TextArea
        {...form.field('answer')}
        label="Reply"
        required
        rows={6}
        maxLength={5000}
        help="We email this text to the person exactly as you write it."
      />
      <div className={styles.buttons}>
        <Button kind="brand" {...closing('answer')}>
          {' '}
          Send reply{' '}
        </Button>
        <Button {...closing('refuse')}>Refuse</Button>
        {request.kind === 'deletion' && request.userId !== null && (
          <Button kind="danger" {...closing('delete')}>
            Delete personal data
          </Button>
        )}
      </div>
    </form>
  )
}

function deletionQuestion({ name }: PrivacyRequestRow) {
  return {
    title: `Delete all personal data of ${name}?`,
    body: 'The account will be closed and anonymised. This cannot be undone.',
    confirmLabel: 'Delete',
    danger: true,
  }
}
