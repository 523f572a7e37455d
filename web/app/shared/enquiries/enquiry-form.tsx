import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { enquiriesTexts as texts } from '#contract/enquiries/enquiries.messages.ts'
import { heardFromChoices } from '#contract/enquiries/heard-from.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CheckField, SelectField, TextArea, TextField } from '../../ui/form/fields.tsx'
import type { RefusedForm } from '../../ui/form/read-form.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { readEnquiry, type EnquiryAbout, type EnquiryPage } from './enquiry-shape.ts'
import type { Sender } from './sender.ts'
import styles from './enquiry-form.module.css'

/** The validation is fetched when someone starts to type, not with every page. */
const loadCall = () =>
  import('#contract/enquiries/enquiries.calls.ts').then(({ sendEnquiry }) => sendEnquiry)

const heardFrom = heardFromChoices.map((value) => ({ value, label: value }))

interface EnquiryFormProps {
  about: EnquiryAbout
  page: EnquiryPage
  /** Where the form goes while there is no script. */
  action: string
  sender: Sender | null
  /** The message, prefilled for the reader. */
  message?: string
  /** The server's reply to a form submitted without script. */
  refused?: RefusedForm | undefined
  /** The listing accepts no enquiries. */
  closed?: boolean
}

/** An enquiry about a listing, to those who manage it. */
export function EnquiryForm(props: EnquiryFormProps) {
  const [round, setRound] = useState(0)
  const [thanks, setThanks] = useState<string | null>(null)
  function start(message: string) {
    setThanks(message)
    setRound(round + 1)
  }
  const first = round === 0
  return (
    <Form
      {...props}
      key={round}
      message={first ? (props.message ?? '') : ''}
      refused={first ? props.refused : undefined}
      thanks={thanks}
      onSent={start}
    />
  )
}

interface FormProps extends EnquiryFormProps {
  /** The thank-you message for the previous one. */
  thanks: string | null
  onSent: (message: string) => void
}

function Form(props: FormProps) {
  const { about, page, action, sender, message, refused, thanks, closed, onSent } = props
  const [query] = useSearchParams()
  const form = useForm({
    call: loadCall,
    read: (entries) => readEnquiry(entries, about, page),
    refused,
    initial: { ...sender, message },
    once: true,
    onDone: (reply) => onSent(reply.message),
  })
  const said = form.invalid || form.error || form.message
  return (
    <form {...form.form} action={action} onFocus={() => void loadCall().catch(() => undefined)}>
      <fieldset className={styles.fields} disabled={closed}>
        <legend className="vh">Enquiry</legend>
        {said && (
          <div className={styles.full}>
            <FormAlert invalid={form.invalid} error={form.error} message={form.message} />
          </div>
        )}
        {thanks && !form.pending && (
          <Alert type="SUCCESS" outcome className={styles.full}>
            {thanks}
          </Alert>
        )}
        <input type="hidden" name="campaignId" value={query.get('campaign') ?? ''} />
        <TextField {...form.field('name')} label="Name" required autoComplete="name" />
        <TextField
          {...form.field('email')}
          label="Email"
          type="email"
          required
          autoComplete="email"
        />
        <TextField {...form.field('phone')} label="Phone" type="tel" autoComplete="tel" />
        <SelectField
          {...form.field('heardFrom')}
          label="How did you hear about us?"
          placeholder="Choose one"
          options={heardFrom}
        />
        <TextArea
          {...form.field('message')}
          label="Message"
          required
          rows={4}
          className={styles.full}
        />
        <CheckField
          {...form.check('consent', true)}
          label={texts.consent}
          className={styles.full}
          help="If you leave this unticked, we pass on your question without your contact details."
        />
        <div className={`${styles.full} ${styles.send}`}>
          <Button
            type="submit"
            kind={page === 'enquireNow' ? 'accent' : 'brand'}
            busy={form.busy}
            disabled={closed}
          >
            Send enquiry
          </Button>
        </div>
      </fieldset>
    </form>
  )
}
