import { type RefObject } from 'react'
import { DateField } from '../../../ui/form/date-field/date-field.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { FormPanel, wholeRow } from '../../../ui/form/form-panel.tsx'
import type { FormHandle } from '../../../ui/form/use-form.ts'

const perRow = [1, 2, 3, 4, 5, 6].map((count) => ({ value: count, label: String(count) }))

interface FactsPanelProps {
  field: FormHandle['field']
  /** A ready-made layout sets its own number. */
  itemsPerRow: RefObject<HTMLSelectElement | null>
}

export function FactsPanel({ field, itemsPerRow }: FactsPanelProps) {
  return (
    <FormPanel title="Campaign">
      <TextField
        {...field('name')}
        label="Name"
        required
        maxLength={120}
        autoComplete="off"
        className={wholeRow}
        help="For your own use. Visitors do not see it."
      />
      <TextField
        {...field('subject')}
        label="Subject"
        required
        maxLength={200}
        autoComplete="off"
        className={wholeRow}
        help="The title of the page, and the subject of the email."
      />
      <DateField {...field('startDate')} label="Start date" required />
      <DateField
        {...field('endDate')}
        label="End date"
        required
        help="The last day visitors can see it."
      />
      <SelectField
        {...field('itemsPerRow')}
        ref={itemsPerRow}
        label="Items per row"
        required
        options={perRow}
        help="Phones always show one per row."
      />
    </FormPanel>
  )
}
