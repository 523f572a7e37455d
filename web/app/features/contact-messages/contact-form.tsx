import { useState } from 'react'
import {
  contactFormMessages as messages,
  contactFormTexts as texts,
} from '#contract/contact-messages/contact-messages.messages.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { links } from '#contract/links.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CheckField, SelectField, TextArea, TextField } from '../../ui/form/fields.tsx'
import { readForm, type RefusedForm } from '../../ui/form/read-form.ts'
import { FieldIds } from '../../ui/form/use-field-id.ts'
import { useSiteData } from '../../session/session.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { contactShape } from './contact-shape.ts'
import styles from './contact-form.module.css'

/** The validation is fetched when someone starts to type, not with every page. */
const loadCall = () =>
  import('#contract/contact-messages/contact-messages.calls.ts').then(
    ({ sendContactMessage }) => sendContactMessage,
  )

interface ContactFormProps {
  /** The contact page also asks which property it is about. */
  withProperty?: boolean
  /** The server's reply to a form submitted without script. */
  refused?: RefusedForm | undefined
  /** A message has just been sent without script. */
  sent?: boolean
}

/** A message to the company; once it is sent, an empty form appears with a thank-you message. */
export function ContactForm({ withProperty = false, refused, sent = false }: ContactFormProps) {
  const [round, setRound] = useState(0)
  return (
    <FieldIds value="contact-form">
      <Form
        key={round}
        withProperty={withProperty}
        refused={round === 0 ? refused : undefined}
        sent={sent || round > 0}
        onSent={() => setRound(round + 1)}
      />
    </FieldIds>
  )
}

interface FormProps extends Required<Omit<ContactFormProps, 'refused'>> {
  refused: RefusedForm | undefined
  onSent: () => void
}

function Form({ withProperty, refused, sent, onSent }: FormProps) {
  const sources = useSiteData()?.sources ?? []
  const form = useForm({
    call: loadCall,
    read: (entries) => readForm(entries, contactShape),
    refused,
    once: true,
    onDone: onSent,
  })
  const said = form.invalid || form.error || form.message
  return (
    <form
      {...form.form}
      action={links.contact()}
      className={styles.form}
      onFocus={() => void loadCall().catch(() => undefined)}
    >
      {said && (
        <div className={styles.full}>
          <FormAlert invalid={form.invalid} error={form.error} message={form.message} />
        </div>
      )}
      {sent && !said && !form.pending && (
        <Alert type="SUCCESS" outcome className={styles.full}>
          {messages.sent}
        </Alert>
      )}
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
        {...form.field('mailSourceId')}
        label="Heard About"
        required
        placeholder="Choose one"
        options={sources}
      />
      {withProperty && (
        <TextField
          {...form.field('property')}
          label="Property"
          className={styles.full}
          help="The reference or address, if your message is about a listing."
        />
      )}
      <TextArea
        {...form.field('message')}
        label="Message"
        required
        className={styles.full}
        rows={withProperty ? 6 : 3}
      />
      <CheckField
        {...form.check('consent', true)}
        label={texts.consent}
        value="yes"
        className={styles.full}
      />
      <div className={styles.full}>
        <Button type="submit" kind="brand" busy={form.busy}>
          Send message
        </Button>
      </div>
    </form>
  )
}
