import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { FormPanel, wholeRow } from '../../../ui/form/form-panel.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { CustomOwner } from '../sell/custom-owner.tsx'
import { RegisteredOwner } from '../sell/registered-owner.tsx'
import type { SellFields } from '../sell/sell-fields.ts'
import styles from './week-information.module.css'

interface OwnerPanelProps {
  form: SellFields
  week: WeekDetail
  isSuperAdmin: boolean
}

const types = [
  { value: 'registered', label: 'Registered User' },
  { value: 'custom', label: 'Custom Owner' },
] as const

/** Text in the box that is not in the list changes nothing. */
function ownerHint({ values }: SellFields, week: WeekDetail): string | undefined {
  if (values.ownerId || (!week.customOwner && values.ownerName === week.owner)) return undefined
  return week.customOwner
    ? 'Choose an owner from the list. If you choose none, the week belongs to the account that listed it.'
    : `Choose an owner from the list. If you choose none, ${week.owner} remains the owner.`
}

/** The owner's fields can be changed only for a Custom Owner; a user changes their own profile. */
export function OwnerPanel({ form, week, isSuperAdmin }: OwnerPanelProps) {
  const custom = form.values.ownerType === 'custom'
  const profile = custom || form.values.ownerId || week.customOwner ? null : week.ownerObject
  const rows = [
    ['Owner', week.owner],
    ['Email address', profile?.emailAddress],
    ['Cell number', profile?.cellNumber && formatPhone(profile.cellNumber)],
    ['Agency', week.agencyName],
    ['Agent', week.agentName],
  ] as const
  return (
    <FormPanel title="The owner">
      {isSuperAdmin && (
        <div className={wholeRow}>
          <p className={styles.label}>Owner type</p>
          <Segmented
            legend="Owner type"
            name="ownerType"
            options={types}
            value={custom ? 'custom' : 'registered'}
            onChange={(ownerType) => form.set({ ownerType })}
          />
        </div>
      )}
      {isSuperAdmin && !custom && <RegisteredOwner form={form} hint={ownerHint(form, week)} />}
      <dl className={`${styles.rows} ${wholeRow}`}>
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {custom && <CustomOwner form={form} stored={week.customOwner === true} fixedMarriage />}
    </FormPanel>
  )
}
