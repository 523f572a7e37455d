import { weeksMessages } from '#contract/weeks/weeks.messages.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { links } from '#contract/links.ts'
import { dayAt } from '#contract/values/day.ts'
import { wireNames } from '#contract/values/wire-names.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { DateField } from '../../../ui/form/date-field/date-field.tsx'
import { CheckField, SelectField, TextField } from '../../../ui/form/fields.tsx'
import { FormPanel, wholeRow } from '../../../ui/form/form-panel.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import styles from './week-information.module.css'

export interface PublishChoice {
  statusId: number
  publish: boolean
  isTender: boolean
  /** Empty for none. */
  tenderClosesOn: string
}

interface PublishPanelProps {
  week: WeekDetail
  statuses: readonly { id: number; description: string }[]
  isSuperAdmin: boolean
  choice: PublishChoice
  onChange: (choice: PublishChoice) => void
}

const yesNo = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
] as const

function helpOf({ verified, fee }: WeekDetail): string {
  const words = verified ? 'Verified with the resort.' : 'Not verified with the resort yet.'
  if (fee === 'due') return `${words} The listing fee has not been paid: publishing waives it.`
  return fee === 'waived' ? `${words} The listing fee is waived.` : words
}

/** Status and publishing. Until the payment is confirmed only a Super Admin can go further. */
export function PublishPanel(props: PublishPanelProps) {
  const { week, statuses, isSuperAdmin, choice, onChange } = props
  const published = week[wireNames.publishedDate]
  if (week.fee === 'due' && !isSuperAdmin) {
    return (
      <FormPanel title="Publishing">
        <p className={wholeRow}>
          The {weeksMessages.paymentNotConfirmed}. Once it is, the week can be published.{' '}
          <Link to={links.paymentOption({ kind: 'week', id: week.id })}>Pay the listing fee</Link>
        </p>
      </FormPanel>
    )
  }
  const mayChange = week.may.publish || week.may.unpublish
  return (
    <FormPanel title="Publishing" help={helpOf(week)}>
      <SelectField
        label="Status"
        name="statusId"
        options={statuses.map(({ id, description }) => ({ value: id, label: description }))}
        value={choice.statusId}
        disabled={!week.may.changeStatus}
        onChange={(event) => onChange({ ...choice, statusId: Number(event.currentTarget.value) })}
      />
      <TextField
        label="Date published"
        name={wireNames.publishedDate}
        readOnly
        value={published ? dayAt(published) : ''}
        placeholder="Not yet"
      />
      <div>
        <p className={styles.label}>Publish</p>
        {mayChange ? (
          <Segmented
            legend="Publish"
            name="publish"
            options={yesNo}
            value={choice.publish ? 'yes' : 'no'}
            onChange={(value) => onChange({ ...choice, publish: value === 'yes' })}
          />
        ) : (
          <p>{choice.publish ? 'Yes' : 'The week must be verified before it can be published.'}</p>
        )}
      </div>
      {isSuperAdmin && (
        <CheckField
          label="Sold by tender"
          name="isTender"
          checked={choice.isTender}
          onChange={(event) => onChange({ ...choice, isTender: event.currentTarget.checked })}
          help="It will appear in Tender Week Admin."
        />
      )}
      {isSuperAdmin && choice.isTender && (
        <DateField
          label="Last day for offers"
          name="tenderClosesOn"
          value={choice.tenderClosesOn}
          onChange={(event) => onChange({ ...choice, tenderClosesOn: event.target.value })}
          help="Offers cannot be made or changed after this day. People who saved this week, or a search that it matches, are told three days before."
        />
      )}
    </FormPanel>
  )
}
