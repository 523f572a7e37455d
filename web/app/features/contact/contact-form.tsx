import { useRef, useState, type FormEvent } from 'react'
import { NoResponse } from '#contract/client.ts'
import { contactMessagesTexts as texts } from '#contract/contact-messages/contact-messages.messages.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { messages } from '#contract/messages.ts'
import { links } from '../../links.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckField, SelectField, TextArea, TextField } from '../../ui/fields.tsx'
import { checkForm, focusFirstError } from '../../ui/form-check.ts'
import { useRootData } from '../../ui/session.ts'
import { useCall } from '../../ui/use-call.ts'
import { readContactForm, type ContactValues } from './contact-values.ts'
import styles from './contact-form.module.css'

/** The checks are fetched when someone starts to write, not with every page. */
const loadContract = () => import('#contract/contact-messages/contact-messages.calls.ts')
const loadSend = () => loadContract().then((contract) => contract.sendContactMessage)

export interface ContactFormState {
  values?: Partial<ContactValues>
  fields?: FieldErrors
  message?: string
  sent?: boolean
}

interface ContactFormProps {
  /** The contact page also asks which property it is about. */
  withProperty?: boolean
  /** The listing that the message is about, where the page itself says which. */
  about?: string
  /** What the server said to a form that was sent without script. */
  initial?: ContactFormState
}

export function ContactForm({ withProperty, about, initial = {} }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<ContactFormState>(initial)
  const [round, setRound] = useState(0)
  const { run, busy, error } = useCall(loadSend)
  const sources = useRootData()?.sources ?? []
  const fields = { ...state.fields, ...(error && 'fields' in error ? error.fields : {}) }
  const values = round === 0 ? (initial.values ?? {}) : {}

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const written = readContactForm(new FormData(event.currentTarget))
    const checked = await check(written)
    setState(checked ? { fields: checked, message: messages.formInvalid } : {})
    if (checked) return focusFirstError(form.current)
    if (await run(written)) {
      setState({ sent: true })
      setRound(round + 1)
    } else {
      focusFirstError(form.current)
    }
  }
  function forgive(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    if (state.fields?.[name]) setState({ ...state, fields: { ...state.fields, [name]: '' } })
  }

  return (
    <form
      ref={form}
      key={round}
      method="post"
      action={links.contact()}
      noValidate
      className={styles.form}
      onSubmit={send}
      onInput={forgive}
      onFocus={() => void loadContract().catch(() => undefined)}
    >
      {about && <input type="hidden" name="property" value={about} />}
      <Outcome state={state} error={error} />
      <TextField
        label="Name"
        name="name"
        required
        autoComplete="name"
        defaultValue={values.name}
        error={fields['name']}
      />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        required
        autoComplete="email"
        defaultValue={values.email}
        error={fields['email']}
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={values.phone}
        error={fields['phone']}
      />
      <SelectField
        label="Heard About"
        name="mailSourceId"
        required
        placeholder="Choose one"
        options={sources}
        defaultValue={values.mailSourceId ?? ''}
        error={fields['mailSourceId']}
      />
      {withProperty && (
        <TextField
          label="Property"
          name="property"
          className={styles.full}
          defaultValue={values.property}
          error={fields['property']}
          help="The reference or address, if your message is about one place."
        />
      )}
      <TextArea
        label="Message"
        name="message"
        required
        className={styles.full}
        rows={withProperty ? 6 : 3}
        defaultValue={values.message}
        error={fields['message']}
      />
      <CheckField
        label={texts.consent}
        name="consent"
        value="yes"
        className={styles.full}
        defaultChecked={values.consent ?? true}
        error={fields['consent']}
      />
      <div className={styles.full}>
        <Button type="submit" kind="brand" busy={busy}>
          Send message
        </Button>
      </div>
    </form>
  )
}

async function check(written: ContactValues): Promise<FieldErrors | null> {
  try {
    const { contactMessageForm } = await loadContract()
    return checkForm(contactMessageForm, written).fields
  } catch {
    // The checks could not be fetched; sending will say so.
    return null
  }
}

function Outcome({ state, error }: { state: ContactFormState; error: Error | null }) {
  if (error instanceof NoResponse) {
    return (
      <Alert type="ERROR" title={error.message} className={styles.full}>
        What you typed is still here. Try again in a moment.
      </Alert>
    )
  }
  const message = error?.message ?? state.message
  if (message) {
    return (
      <Alert type="ERROR" className={styles.full}>
        {message}
      </Alert>
    )
  }
  if (!state.sent) return null
  return (
    <Alert type="SUCCESS" className={styles.full}>
      {texts.sent}
    </Alert>
  )
}
