import { useState } from 'react'
import {
  frequencyNames,
  usualHour,
  type SearchFrequency,
} from '#contract/saved-searches/saved-searches.choices.ts'
import { weekdays } from '#contract/settings/weekdays.ts'
import { SelectField } from '../../ui/form/fields.tsx'
import styles from './save-search.module.css'

const frequencies = Object.entries(frequencyNames).map(([value, label]) => ({ value, label }))
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: hour,
  label: `${String(hour).padStart(2, '0')}:00`,
}))
/** 1 is Monday. */
const days = weekdays.map((label, nth) => ({ value: nth + 1, label }))

export interface Schedule {
  frequency: SearchFrequency
  hour: number
  weekday: number | null
}

export const usualSchedule: Schedule = { frequency: 'daily', hour: usualHour, weekday: null }

/** The values of the fields below, as the call expects them. */
export function readSchedule(form: FormData): Schedule {
  const frequency = form.get('frequency') as SearchFrequency
  return {
    frequency,
    hour: Number(form.get('hour') ?? usualHour),
    weekday: frequency === 'weekly' ? Number(form.get('weekday') ?? 1) : null,
  }
}

interface ScheduleFieldsProps {
  start: Schedule
  errors: Readonly<Record<string, string | undefined>>
}

/** How often, on which day and at which hour. */
export function ScheduleFields({ start, errors }: ScheduleFieldsProps) {
  const [frequency, setFrequency] = useState(start.frequency)
  return (
    <div className={styles.schedule}>
      <SelectField
        name="frequency"
        label="Tell me"
        options={frequencies}
        value={frequency}
        error={errors.frequency}
        onChange={({ currentTarget }) => setFrequency(currentTarget.value as SearchFrequency)}
      />
      {frequency === 'weekly' && (
        <SelectField
          name="weekday"
          label="On"
          options={days}
          defaultValue={start.weekday ?? 1}
          error={errors.weekday}
        />
      )}
      {frequency !== 'atOnce' && (
        <SelectField
          name="hour"
          label="At"
          options={hours}
          defaultValue={start.hour}
          error={errors.hour}
        />
      )}
    </div>
  )
}
