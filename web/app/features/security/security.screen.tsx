import { useRevalidator } from 'react-router'
import { getSecurity, guardedRoles, saveSecurity } from '#contract/security/security.calls.ts'
import { roleNames } from '#contract/roles.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { RecordHistory } from '../../backoffice/record-history/record-history.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { awaitReply } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { ScriptButton } from '../../ui/button/script-button.tsx'
import { CheckField } from '../../ui/form/fields.tsx'
import { FormButtons, FormPanel, wholeRow } from '../../ui/form/form-panel.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { guard } from '../../session/guard.ts'
import type { Route } from './+types/security.screen.ts'

export async function loader(args: Route.LoaderArgs) {
  guard('security.manage', args)
  return awaitReply(contextOf(args.context).api(getSecurity, {}), args.url)
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Login security', matches)

export default function SecurityScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <OfficeHeader title="Login security" />
      <SecurityForm key={loaderData.version} {...loaderData} />
      {loaderData.version > 0 && (
        <RecordHistory table="settings" rowId="security" version={loaderData.version} />
      )}
    </>
  )
}

function SecurityForm({ requireTwoFactorFor, version }: Route.ComponentProps['loaderData']) {
  const alerts = useAlerts()
  const { revalidate, state } = useRevalidator()
  const form = useForm({
    call: saveSecurity,
    read: (entries) => ({
      version,
      requireTwoFactorFor: guardedRoles.filter((role) => entries.has(role)),
    }),
    async onDone() {
      alerts.clear()
      alerts.show('SUCCESS', 'Settings saved.')
      await revalidate()
      form.again()
    },
  })
  return (
    <form {...form.form}>
      <FormPanel
        title="Two-factor login"
        help="Anyone can turn on two-factor login. Users with a role ticked here must set it up before they can continue."
      >
        {(form.invalid || form.error) && (
          <div className={wholeRow}>
            <FormAlert
              {...form}
              onLoadTheirs={() => void revalidate()}
              loadingTheirs={state !== 'idle'}
            />
          </div>
        )}
        {guardedRoles.map((role) => (
          <CheckField
            key={role}
            {...form.check(role, requireTwoFactorFor.includes(role))}
            label={`Required for every ${roleNames[role]}`}
            className={wholeRow}
          />
        ))}
        <FormButtons>
          <ScriptButton type="submit" kind="brand" busy={form.busy}>
            Save
          </ScriptButton>
        </FormButtons>
      </FormPanel>
    </form>
  )
}
