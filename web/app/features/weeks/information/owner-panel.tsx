import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { FormPanel, wholeRow } from '../../../ui/form/form-panel.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { CustomOwner } from '../sell/custom-owner.tsx'
import type { SellFields } from '../sell/sell-fields.ts'
import styles from './week-information.module.css'

interface OwnerPanelProps {
  form: SellFields
  week: WeekDetail
  isSuperAdmin: boolean
}

const types = [
  { value: 'myself', label: 'Registered User' },
  { value: 'custom', label: 'Custom Owner' },
] as const

/** The owner's fields can be changed only for a Custom Owner; a user changes their own profile. */
export function OwnerPanel({ form, week, isSuperAdmin }: OwnerPanelProps) {
  const custom = form.values.ownerType === 'custom'
  const rows = [
    ['Owner', week.owner],
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
            value={custom ? 'custom' : 'myself'}
            onChange={(ownerType) => form.set({ ownerType })}
          />
        </div>
      )}
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
      {custom && (
        <CustomOwner
          form={form}
          stored={week.customOwner === true}
          fixedMarriage={week.customOwner === true}
        />
      )}
    </FormPanel>
  )
}
