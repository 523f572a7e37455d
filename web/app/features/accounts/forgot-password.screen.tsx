import { forgotPassword } from '#contract/accounts/passwords.calls.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { links } from '#contract/links.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { readForm, type FormShape } from '../../ui/form/read-form.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { ownPageMeta } from '../../page-meta.ts'
import type { Route } from './+types/forgot-password.screen.ts'
import { FormSheet } from '../../ui/layout/form-sheet.tsx'
import { handleForm } from '../../session/handle-form.ts'
import { useState } from 'react'
import styles from '../../ui/layout/form-sheet.module.css'

/** The call takes the address as part of its path and calls it x. */
const shape: FormShape = { texts: ['x'] }

export async function action(args: Route.ActionArgs) {
  const { reply, refused } = await handleForm(args, { call: forgotPassword, shape })
  return refused ?? { sent: reply.message }
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta('Forgot Password', matches)

export default function ForgotPasswordScreen({ actionData }: Route.ComponentProps) {
  const refused = actionData && 'fields' in actionData ? actionData : undefined
  const [sent, setSent] = useState(actionData && 'sent' in actionData ? actionData.sent : null)
  const forgot = useForm({
    call: forgotPassword,
    read: (form) => readForm(form, shape),
    refused,
    onDone(reply) {
      setSent(reply.message)
      forgot.again()
    },
  })
  const email = forgot.field('x')
  // The error at the one field is enough; an alert above it would only repeat it.
  const message = email.error === forgot.message ? null : forgot.message
  return (
    <FormSheet
      title="Forgot Password"
      lede="Enter the email address of your account. We will send you a link to choose a new password. The link is valid for one hour."
    >
      <form {...forgot.form} className={styles.form}>
        {sent && !forgot.pending && (
          <Alert type="SUCCESS" outcome>
            {sent}
          </Alert>
        )}
        <FormAlert invalid={false} error={forgot.error} message={message} />
        <TextField
          {...email}
          label="Email"
          type="email"
          required
          autoComplete="email"
          maxLength={254}
        />
        <Button type="submit" kind="accent" block busy={forgot.busy}>
          SEND
        </Button>
        <p className={styles.ways}>
          <Link to={links.login()}>Back to login</Link>
        </p>
      </form>
    </FormSheet>
  )
}
