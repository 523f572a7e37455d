import { useState } from 'react'
import { data, redirect } from 'react-router'
import { checkResetToken, updatePassword } from '#contract/accounts/passwords.calls.ts'
import { passwordsMessages as texts } from '#contract/accounts/passwords.messages.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { secretPageMeta } from '../../page-meta.ts'
import { isAppError } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { readForm, type FormShape, type RefusedForm } from '../../ui/form/read-form.ts'
import { useForm } from '../../ui/form/use-form.ts'
import type { Route } from './+types/reset-password.screen.ts'
import { FormSheet } from '../../ui/layout/form-sheet.tsx'
import { handleForm } from '../../session/handle-form.ts'
import { differing } from '../../shared/accounts/differing.ts'
import { leaveLater, passwordPause } from '../../shared/accounts/leave-later.ts'
import { NewPasswordFields } from '../../shared/accounts/new-password-fields.tsx'
import styles from '../../ui/layout/form-sheet.module.css'

const shape: FormShape = { texts: ['email'], secrets: ['password', 'confirm'] }

/** Whose password the link may change; for a used or expired link, the reason is shown instead. */
export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const { email } = await contextOf(context).api(checkResetToken, { token: params.token })
    return { email, problem: null }
  } catch (error) {
    if (!isAppError(error) || error.status >= 500) throw error
    return data({ email: '', problem: error.message }, { status: error.status })
  }
}

export async function action(args: Route.ActionArgs) {
  const more = { token: args.params.token }
  const { refused } = await handleForm(args, { call: updatePassword, shape, more })
  return refused ?? redirect(links.loginAfter('reset'))
}

export const meta: Route.MetaFunction = ({ matches }) => secretPageMeta('Reset Password', matches)

export default function ResetPasswordScreen({
  loaderData,
  actionData,
  params,
}: Route.ComponentProps) {
  const { email, problem } = loaderData
  return (
    <FormSheet title="Reset Password" lede={email && `Choose a new password for ${email}.`}>
      {problem && !actionData ? (
        <div className={styles.form}>
          <Alert type="ERROR">{problem}</Alert>
          <LinkButton to={links.forgotPassword()} kind="brand" block>
            Request a new link
          </LinkButton>
        </div>
      ) : (
        <ResetForm email={email} token={params.token} refused={actionData} />
      )}
    </FormSheet>
  )
}

interface ResetFormProps {
  email: string
  token: string
  refused: RefusedForm | undefined
}

function ResetForm({ email, token, refused }: ResetFormProps) {
  const [updated, setUpdated] = useState(false)
  const reset = useForm({
    call: updatePassword,
    read: (form) => ({ ...readForm(form, shape), token }),
    rules: (values: { password: string; confirm: string }) =>
      differing(values, texts.resetPasswordsDiffer),
    refused,
    onDone() {
      setUpdated(true)
      leaveLater(links.login(), passwordPause)
    },
  })
  return (
    <>
      {updated && (
        <Alert type="SUCCESS" outcome>
          {texts.reset}
        </Alert>
      )}
      <form {...reset.form} className={styles.form}>
        <FormAlert {...reset} />
        {/* Password managers keep the new password under this name. */}
        <input name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields
          form={reset}
          labels={{ password: 'PASSWORD', confirm: 'CONFIRM PASSWORD' }}
        />
        <Button type="submit" kind="accent" block busy={reset.busy || reset.done}>
          UPDATE PASSWORD
        </Button>
      </form>
    </>
  )
}
