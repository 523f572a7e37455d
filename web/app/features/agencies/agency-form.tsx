import { useRevalidator } from 'react-router'
import { updateAgency, type Agency } from '#contract/agencies/agencies.calls.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { ScriptButton } from '../../ui/button/script-button.tsx'
import { FormButtons, FormPanel, wholeRow } from '../../ui/form/form-panel.tsx'
import { DateField } from '../../ui/form/date-field/date-field.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { readForm, type FormShape } from '../../ui/form/read-form.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { wireNames } from '#contract/values/wire-names.ts'

const shape: FormShape = {
  texts: ['agencyName', wireNames.ffcNumber, 'ffcValidUntil', 'companyRegNumber'],
}

interface AgencyFormProps {
  agency: Agency
  /** Once they are verified, only a Super Admin sets the numbers. */
  bySuperAdmin: boolean
}

export function AgencyForm({ agency, bySuperAdmin }: AgencyFormProps) {
  const alerts = useAlerts()
  const { revalidate, state } = useRevalidator()
  const { id, version } = agency
  const form = useForm({
    call: updateAgency,
    read: (entries) => ({ id, version, ...readForm(entries, shape) }),
    initial: {
      agencyName: agency.agencyName,
      [wireNames.ffcNumber]: agency[wireNames.ffcNumber] ?? '',
      ffcValidUntil: agency.ffcValidUntil ?? '',
      companyRegNumber: agency.companyRegNumber ?? '',
    },
    async onDone({ message }) {
      alerts.clear()
      alerts.show('SUCCESS', message)
      await revalidate()
      form.again()
    },
  })
  const locked = { readOnly: !bySuperAdmin && agency.verified === true }
  return (
    <form {...form.form}>
      <FormPanel
        title="Agency"
        help={
          bySuperAdmin
            ? undefined
            : agency.verified
              ? 'These are the numbers we verified. Contact us if they have changed.'
              : 'These are the numbers you registered. Until we have verified them, you can correct them here.'
        }
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
        <TextField
          {...form.field('agencyName')}
          label="Agency Name"
          required
          maxLength={120}
          className={wholeRow}
        />
        <TextField
          {...form.field(wireNames.ffcNumber)}
          label="EAAB FFC Number"
          maxLength={40}
          {...locked}
        />
        <DateField {...form.field('ffcValidUntil')} label="FFC valid until" {...locked} />
        <TextField
          {...form.field('companyRegNumber')}
          label="Company Registration Number"
          maxLength={40}
          className={wholeRow}
          {...locked}
        />
        <FormButtons>
          <ScriptButton type="submit" kind="brand" busy={form.busy}>
            Save details
          </ScriptButton>
        </FormButtons>
      </FormPanel>
    </form>
  )
}
