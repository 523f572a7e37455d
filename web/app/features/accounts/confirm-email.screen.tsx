import { useState } from 'react'
import { confirmEmail } from '#contract/accounts/users.calls.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { links } from '#contract/links.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import type { Route } from './+types/confirm-email.screen.ts'
import { FormSheet } from '../../ui/layout/form-sheet.tsx'
import { secretPageMeta } from '../../page-meta.ts'
import { handleForm } from '../../session/handle-form.ts'
import styles from '../../ui/layout/form-sheet.module.css'

export async function action(args: Route.ActionArgs) {
  const { token } = args.params
  const { reply, refused } = await handleForm(args, {
    call: confirmEmail,
    shape: { texts: [] },
    more: { token },
  })
  return refused ?? { confirmed: reply.message }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  secretPageMeta('Confirm your email address', matches)

/** Opening the emailed link confirms nothing yet: mail clients open links on their own. */
export default function ConfirmEmailScreen({ actionData, params }: Route.ComponentProps) {
  const refused = actionData && 'fields' in actionData ? actionData : undefined
  const [confirmed, setConfirmed] = useState(
    actionData && 'confirmed' in actionData ? actionData.confirmed : null,
  )
  const confirm = useForm({
    call: confirmEmail,
    read: () => ({ token: params.token }),
    refused,
    onDone: ({ message }) => setConfirmed(message),
  })
  return (
    <FormSheet
      title="Confirm your email address"
      lede={
        !confirmed &&
        'Confirm that this email address is yours. If you did not register with it or ask to change it, close this page.'
      }
    >
      {confirmed ? (
        <div className={styles.form}>
          <Alert type="SUCCESS" outcome>
            {confirmed}
          </Alert>
          <LinkButton to={links.profile()} kind="brand" block>
            Go to my profile
          </LinkButton>
        </div>
      ) : (
        <form {...confirm.form} className={styles.form}>
          <FormAlert {...confirm} />
          <Button type="submit" kind="accent" block busy={confirm.busy || confirm.done}>
            CONFIRM
          </Button>
        </form>
      )}
    </FormSheet>
  )
}
