import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { links } from '#contract/links.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { FormPanel, wholeRow } from '../../../ui/form/form-panel.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { AgentFields } from './agent-fields.tsx'
import { CustomOwner } from './custom-owner.tsx'
import { RegisteredOwner } from './registered-owner.tsx'
import type { OwnerType } from './sell-values.ts'
import type { SellFields } from './sell-fields.ts'
import styles from './sell-form.module.css'

export interface SellerProfile {
  name: string
  email: string
  cellNumber: string
}

interface PartOwnerProps {
  form: SellFields
  profile: SellerProfile | null
  agencies: readonly { value: number; label: string }[]
  isSuperAdmin: boolean
  /** A week that has already been submitted: its owner and agent cannot be changed here. */
  week: WeekDetail | null
}

const types: { value: OwnerType; label: string }[] = [
  { value: 'myself', label: 'Mine' },
  { value: 'custom', label: 'Someone else’s' },
]
const superAdminTypes: typeof types = [
  types[0]!,
  { value: 'registered', label: 'Registered User' },
  { value: 'custom', label: 'Custom Owner' },
]

export function PartOwner({ form, profile, agencies, isSuperAdmin, week }: PartOwnerProps) {
  const { ownerType } = form.values
  if (week) {
    return (
      <FormPanel title="The owner" help="Contact us if the week now belongs to someone else.">
        <Rows
          rows={[
            ['Owner', week.owner ?? ''],
            ['Agency', week.agencyName ?? ''],
            ['Agent', week.agentName ?? ''],
          ]}
        />
      </FormPanel>
    )
  }
  return (
    <FormPanel title="The owner">
      <div className={wholeRow}>
        <p className={styles.label}>Whose week is it?</p>
        <Segmented
          legend="Whose week is it?"
          name="ownerType"
          options={isSuperAdmin ? superAdminTypes : types}
          value={ownerType}
          onChange={(value) => form.set({ ownerType: value })}
        />
      </div>
      {ownerType === 'myself' && profile && (
        <div className={wholeRow}>
          <Rows
            rows={[
              ['Name', profile.name],
              ['Email', profile.email],
              ['Cell number', profile.cellNumber],
            ]}
          />
          <p className={styles.note}>
            From your profile. <Link to={links.profile()}>Change your profile</Link>. Your draft is
            saved.
          </p>
        </div>
      )}
      {ownerType === 'registered' && <RegisteredOwner form={form} />}
      {ownerType === 'custom' && <CustomOwner form={form} />}
      <AgentFields form={form} agencies={agencies} />
    </FormPanel>
  )
}

function Rows({ rows }: { rows: [label: string, value: string][] }) {
  return (
    <dl className={`${styles.rows} ${wholeRow}`}>
      {rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
