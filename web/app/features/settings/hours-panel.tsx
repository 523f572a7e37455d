import type { CompanySettings } from '#contract/settings/settings.schema.ts'
import { weekdays } from '#contract/settings/weekdays.ts'
import { TimeField } from '../../ui/form/time-field.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import { FormPanel } from '../../ui/form/form-panel.tsx'
import { RowList } from './row-list.tsx'
import type { SettingsForm } from './setting-field.tsx'
import { useRows } from './use-rows.ts'

type Hours = CompanySettings['openingHours'][number]

const days = weekdays.map((day) => ({ value: day, label: day }))
const blank: Hours = { firstDay: 'Saturday', lastDay: 'Saturday', open: '08:00', close: '12:00' }

interface HoursPanelProps {
  form: SettingsForm
  hours: readonly Hours[]
}

export function HoursPanel({ form, hours }: HoursPanelProps) {
  const list = useRows(hours, blank)
  return (
    <FormPanel title="Opening hours" help="When someone is available to answer the phone.">
      <RowList list={list} noun="time slot" label="Opening hours" most={7}>
        {(value, index) => {
          const field = (name: keyof Hours) => ({
            name: `openingHours.${index}.${name}`,
            error: form.fields[`openingHours.${index}.${name}`],
            defaultValue: value[name],
          })
          return (
            <>
              <SelectField {...field('firstDay')} label="From" options={days} />
              <SelectField {...field('lastDay')} label="To" options={days} />
              <TimeField {...field('open')} label="Opens" required />
              <TimeField {...field('close')} label="Closes" required />
            </>
          )
        }}
      </RowList>
    </FormPanel>
  )
}
