import { useState } from 'react'
import type { OutputOf } from '#contract/call.ts'
import { links } from '#contract/links.ts'
import { confirmSearch } from '#contract/saved-searches/saved-searches.calls.ts'
import { secretPageMeta } from '../../page-meta.ts'
import { isAppError } from '../../session/refusal.ts'
import { handleForm } from '../../session/handle-form.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { FormSheet } from '../../ui/layout/form-sheet.tsx'
import type { Route } from './+types/confirm-search.screen.ts'
import styles from '../../ui/layout/form-sheet.module.css'

export async function action(args: Route.ActionArgs) {
  const { token } = args.params
  const { reply, refused } = await handleForm(args, {
    call: confirmSearch,
    shape: { texts: [] },
    more: { token },
  })
  return refused ?? { confirmed: reply }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  secretPageMeta('Confirm your saved search', matches)

/** Opening the emailed link confirms nothing yet: mail clients open links on their own. */
export default function ConfirmSearchScreen({ actionData, params }: Route.ComponentProps) {
  const refused = actionData && 'fields' in actionData ? actionData : undefined
  const [confirmed, setConfirmed] = useState<OutputOf<typeof confirmSearch> | null>(
    actionData && 'confirmed' in actionData ? actionData.confirmed : null,
  )
  const confirm = useForm({
    call: confirmSearch,
    read: () => ({ token: params.token }),
    refused,
    onDone: setConfirmed,
  })
  const isOld = confirm.message !== null || isAppError(confirm.error)
  return (
    <FormSheet
      title={confirmed ? confirmed.name : 'Confirm your saved search'}
      lede={
        !confirmed &&
        !isOld &&
        'Confirm that this email address is yours, and that you want emails about this search. If it was not you, close this page.'
      }
    >
      {confirmed ? (
        <div className={styles.form}>
          <Alert type="SUCCESS" outcome>
            {confirmed.message}
          </Alert>
          <LinkButton to={confirmed.path} kind="brand" block>
            See the results
          </LinkButton>
          <LinkButton to={confirmed.manage} block>
            Manage my searches
          </LinkButton>
        </div>
      ) : (
        <form {...confirm.form} className={styles.form}>
          <FormAlert {...confirm} />
          {isOld ? (
            <LinkButton to={links.propertySearch()} kind="brand" block>
              New search
            </LinkButton>
          ) : (
            <Button type="submit" kind="accent" block busy={confirm.busy || confirm.done}>
              Confirm and start
            </Button>
          )}
        </form>
      )}
    </FormSheet>
  )
}
