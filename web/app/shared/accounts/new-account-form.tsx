import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { AnyCall } from '#contract/call.ts'
import { newAccountTexts, registrationMessages } from '#contract/accounts/registration.messages.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { links } from '#contract/links.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CheckField, TextField } from '../../ui/form/fields.tsx'
import { readForm, type FormShape, type RefusedForm } from '../../ui/form/read-form.ts'
import { useViewer } from '../../session/session.ts'
import { useForm, type FormHandle } from '../../ui/form/use-form.ts'
import { differing } from './differing.ts'
import { registrationPause } from './leave-later.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import styles from './new-account-form.module.css'

interface NewAccountFormProps {
  call: AnyCall
  shape: FormShape
  /** Where the form is submitted without script. */
  action?: string
  refused?: RefusedForm | undefined
  /** The path of the person's own fields: an agency's administrator is its user. */
  personPrefix?: string
  personHeading: string
  /** Fields above the person's: the agency. */
  children?: (form: FormHandle) => ReactNode
  /** The terms that this page shows; when a Super Admin registers someone, the newest apply. */
  termsVersion?: number | undefined
  /** Half a second after the success, as specified. */
  onRegistered: (message: string) => void
}

/**
 * The registration of a person, an agency or an agent: one form, with different fields at the top.
 */
export function NewAccountForm(props: NewAccountFormProps) {
  const { call, shape, action, refused, personPrefix = '', personHeading, children } = props
  const [success, setSuccess] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const form = useForm({
    call,
    read: (entries) => readForm(entries, shape),
    rules: ({ user }: { user: { password: string; confirm: string } }) =>
      differing(user, registrationMessages.passwordsDiffer, 'user.'),
    refused,
    once: true,
    onDone(reply) {
      const { message } = reply as { message: string }
      setSuccess(message)
      timer.current = setTimeout(() => props.onRegistered(message), registrationPause)
    },
  })
  const { revalidate, state } = useRevalidator()
  const termsChanged = form.fields['user.acceptedTerms'] === newAccountTexts.termsChanged
  useEffect(() => {
    if (termsChanged) void revalidate()
  }, [termsChanged, revalidate])
  return (
    <div className={styles.form}>
      {success && (
        <Alert type="SUCCESS" outcome>
          {success}
        </Alert>
      )}
      <form {...form.form} action={action} className={styles.form}>
        {props.termsVersion !== undefined && (
          <input type="hidden" name="user.termsVersion" value={props.termsVersion} />
        )}
        <FormAlert {...form} />
        {children?.(form)}
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{personHeading}</legend>
          <PersonFields form={form} prefix={personPrefix} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>Login</legend>
          <TextField
            {...form.field('user.username')}
            label="Username"
            required
            className={styles.full}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
          />
          <NewPasswordFields
            form={form}
            prefix="user."
            labels={{ password: 'Password', confirm: 'Confirm Password' }}
          />
        </fieldset>
        <div className={styles.boxes}>
          {shape.checks?.includes('marketing') && (
            <CheckField {...form.check('marketing')} label={newAccountTexts.marketing} />
          )}
          <CheckField
            {...form.check('user.acceptedTerms')}
            required
            label={
              <>
                I accept the{' '}
                <a href={links.terms()} target="_blank" rel="noreferrer">
                  terms and conditions
                </a>
              </>
            }
          />
        </div>
        {/* Visible only while the terms are ticked: a CSS rule, so that it works without script. */}
        <Button
          type="submit"
          kind="accent"
          block
          // Submitted before the new terms have loaded, it would be refused again.
          busy={form.busy || form.done || state === 'loading'}
          className={styles.submit}
        >
          SUBMIT
        </Button>
        <p className={styles.hint}>Accept the terms and conditions to continue.</p>
      </form>
    </div>
  )
}

function PersonFields({ form, prefix }: { form: FormHandle; prefix: string }) {
  // A logged-in user is entering someone else's details, not their own.
  const others = useViewer() !== null
  const fill = (kind: string) => (others ? 'off' : kind)
  const field = (name: string) => form.field(`${prefix}${name}`)
  return (
    <>
      <TextField {...field('name')} label="Name" required autoComplete={fill('given-name')} />
      <TextField
        {...field('surname')}
        label="Surname"
        required
        autoComplete={fill('family-name')}
      />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        required
        className={styles.full}
        autoComplete={fill('email')}
        maxLength={254}
      />
      <TextField
        {...field('cellNumber')}
        label="Cell number"
        type="tel"
        required
        autoComplete={fill('tel')}
        placeholder="082 555 0143"
      />
      <TextField {...field('telephone')} label="Landline" type="tel" placeholder="012 555 0143" />
    </>
  )
}
