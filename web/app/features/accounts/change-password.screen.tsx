import { useState } from 'react'
import { redirect } from 'react-router'
import { updatePassword } from '#contract/accounts/passwords.calls.ts'
import {
  passwordRuleTexts,
  passwordsMessages as texts,
} from '#contract/accounts/passwords.messages.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { links } from '#contract/links.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { readForm, type FormShape } from '../../ui/form/read-form.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { ownPageMeta } from '../../page-meta.ts'
import type { Route } from './+types/change-password.screen.ts'
import { FormSheet } from '../../ui/layout/form-sheet.tsx'
import { handleForm } from '../../session/handle-form.ts'
import { differing } from '../../shared/accounts/differing.ts'
import { guard } from '../../session/guard.ts'
import { leaveLater, passwordPause } from '../../shared/accounts/leave-later.ts'
import { NewPasswordFields } from '../../shared/accounts/new-password-fields.tsx'
import styles from '../../ui/layout/form-sheet.module.css'

const shape: FormShape = { texts: ['email'], secrets: ['currentPassword', 'password', 'confirm'] }

export function loader(args: Route.LoaderArgs) {
  const { user, person } = guard('signedIn', args, { unfinished: true })
  return { email: person?.email ?? '', isRequired: user.loginPasswordChange }
}

export async function action(args: Route.ActionArgs) {
  guard('signedIn', args, { unfinished: true })
  const { refused } = await handleForm(args, { call: updatePassword, shape })
  return refused ?? redirect(links.loginAfter('changed'))
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta('New Password', matches)

/** After a login with the flag set, and for anyone who wants a different password. */
export default function ChangePasswordScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { email, isRequired } = loaderData
  const [updated, setUpdated] = useState(false)
  const change = useForm({
    call: updatePassword,
    read: (form) => readForm(form, shape),
    rules: (values: { password: string; confirm: string; currentPassword: string }) => ({
      ...differing(values, texts.passwordsDiffer),
      ...(isRequired || values.currentPassword
        ? {}
        : { currentPassword: passwordRuleTexts.currentRequired }),
    }),
    refused: actionData,
    onDone() {
      setUpdated(true)
      leaveLater(links.login(), passwordPause)
    },
  })
  return (
    <FormSheet
      title="New Password"
      lede={
        isRequired
          ? 'Choose your own password before you continue.'
          : 'You will be logged out on every device.'
      }
    >
      {updated && (
        <Alert type="SUCCESS" outcome>
          {texts.updated}
        </Alert>
      )}
      <form {...change.form} className={styles.form}>
        <FormAlert {...change} />
        {/* Password managers keep the new password under this name. */}
        <input name="email" autoComplete="username" value={email} readOnly hidden />
        {!isRequired && (
          <PasswordField
            {...change.field('currentPassword')}
            label="Current Password"
            required
            maxLength={500}
          />
        )}
        <NewPasswordFields
          form={change}
          labels={{ password: 'Password', confirm: 'Confirm Password' }}
        />
        <Button type="submit" kind="accent" block busy={change.busy || change.done}>
          UPDATE PASSWORD
        </Button>
        {!isRequired && (
          <p className={styles.ways}>
            <Link to={links.profile()}>Back to my profile</Link>
            <Link to={links.forgotPassword()}>Forgot Password</Link>
          </p>
        )}
      </form>
    </FormSheet>
  )
}
