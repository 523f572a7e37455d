import { useRevalidator } from 'react-router'
import { getListingFee, updateListingFee } from '#contract/fees/fees.calls.ts'
import { feesMessages } from '#contract/fees/fees.messages.ts'
import { typedAmount } from '#contract/values/parse-amount.ts'
import { formatRand } from '#contract/values/rand.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { RecordHistory } from '../../backoffice/record-history/record-history.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { awaitReply } from '../../session/refusal.ts'
import { useFirstField } from '../../ui/form/use-first-field.ts'
import { useUnsavedChanges } from '../../ui/form/use-unsaved-changes.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { ScriptButton } from '../../ui/button/script-button.tsx'
import { useConfirm } from '../../ui/feedback/confirm.tsx'
import { RandField } from '../../ui/form/rand-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { guard } from '../../session/guard.ts'
import type { Route } from './+types/fees.screen.ts'
import styles from '../../backoffice/form-screen.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  guard('fees.manage', { context, url })
  return awaitReply(contextOf(context).api(getListingFee, {}), url)
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Listing Fee', matches)

export default function FeesScreen({ loaderData: fee }: Route.ComponentProps) {
  return (
    <>
      <OfficeHeader
        title="Edit the Listing Fee"
        note={<Link to={links.changeLog('fees')}>View previous amounts</Link>}
      />
      <FeeForm key={fee.version} {...fee} />
      <RecordHistory table="fees" rowId={fee.id} version={fee.version} />
    </>
  )
}

function FeeForm({ amount, name, version }: { amount: number; name: string; version: number }) {
  const alerts = useAlerts()
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const form = useForm({
    call: updateListingFee,
    read: (data) => ({ amount: typedAmount(String(data.get('amount') ?? '')), name, version }),
    confirm: ({ amount: wanted }) =>
      Number(wanted) === amount ||
      confirm({
        title: `Change the listing fee from ${formatRand(amount)} to ${formatRand(wanted)}?`,
        body: 'The new fee applies to listings from now on. Payments in progress keep their original amount.',
        confirmLabel: 'Change fee',
      }),
    async onDone() {
      unsaved.forget()
      alerts.clear()
      alerts.show('SUCCESS', feesMessages.saved)
      form.again()
      await revalidate()
    },
  })
  const unsaved = useUnsavedChanges(form.form.ref)
  useFirstField(form.form.ref)
  return (
    <form {...form.form} className={styles.form}>
      <FormAlert invalid={form.invalid} error={form.error} onLoadTheirs={() => void revalidate()} />
      <RandField
        {...form.field('amount')}
        defaultValue={amount}
        label={name}
        required
        help="The once-off fee for listing a week or a property, including VAT. Payments in progress keep their original amount."
      />
      <div className={styles.buttons}>
        <ScriptButton type="submit" kind="brand" busy={form.busy}>
          Save
        </ScriptButton>
      </div>
    </form>
  )
}
