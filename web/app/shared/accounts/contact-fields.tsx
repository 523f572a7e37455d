import { useState } from 'react'
import { FormBranch, wholeRow } from '../../ui/form/form-panel.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import type { FormHandle } from '../../ui/form/use-form.ts'

interface ContactFieldsProps {
  form: Pick<FormHandle, 'field'>
  /** The address currently in use. */
  email: string
  /** A new address awaiting confirmation. */
  pendingEmail: string | null | undefined
  /** The record is someone else's. */
  others: boolean
  /** Called when the address differs from the current one, and when it no longer does. */
  onEmailDiffers?: (differs: boolean) => void
}

/** What every profile has: an individual's and an agent's. */
export function ContactFields(props: ContactFieldsProps) {
  const { form, email, pendingEmail, others, onEmailDiffers } = props
  const [changed, setChanged] = useState(false)
  function compare(typed: string) {
    const differs = typed.trim().toLowerCase() !== email.toLowerCase()
    setChanged(differs)
    onEmailDiffers?.(differs)
  }
  const fill = (kind: string) => (others ? 'off' : kind)
  return (
    <>
      <TextField {...form.field('name')} label="Name" required autoComplete={fill('given-name')} />
      <TextField
        {...form.field('surname')}
        label="Surname"
        required
        autoComplete={fill('family-name')}
      />
      <TextField
        {...form.field('email')}
        label="Email"
        type="email"
        required
        className={wholeRow}
        autoComplete={fill('email')}
        maxLength={254}
        onChange={(event) => compare(event.target.value)}
        help={
          pendingEmail
            ? `${pendingEmail} is not confirmed yet. We have emailed a confirmation link to both addresses.`
            : undefined
        }
      />
      {changed && (
        <FormBranch>
          <PasswordField
            {...form.field('currentPassword')}
            label="Your password"
            required
            className={wholeRow}
            maxLength={500}
            help="We need your password to change the email address. The new address takes effect once you have confirmed it from both mailboxes."
          />
        </FormBranch>
      )}
      <TextField
        {...form.field('cellNumber')}
        label="Cell number"
        type="tel"
        required
        autoComplete={fill('tel')}
      />
      <TextField {...form.field('telephone')} label="Telephone" type="tel" autoComplete="off" />
    </>
  )
}
