import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { Button } from '../../ui/button/button.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import { RandField } from '../../ui/form/rand-field.tsx'
import { DriveFromField } from './drive-from-field.tsx'
import {
  arrivalDayOptions,
  driveOptions,
  holidayOptions,
  settingOptions,
  sleepOptions,
} from './week-query.ts'
import styles from './finder-more.module.css'

/** What families choose a week by; collapsed at first, and usable without script too. */
export function FinderMore() {
  return (
    <details className={styles.more}>
      <summary>
        School holiday, price, sleeps, setting and drive time
        <IconChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.fields}>
        <SelectField
          label="School holiday"
          name="holiday"
          placeholder="Any time"
          options={holidayOptions()}
        />
        <SelectField
          label="Setting"
          name="setting"
          placeholder="Any setting"
          options={settingOptions}
        />
        <SelectField label="Sleeps" name="sleeps" placeholder="Any" options={sleepOptions} />
        <RandField label="Maximum price" name="maxPrice" placeholder="Any" />
        <SelectField
          label="Day of arrival"
          name="arrivalDay"
          placeholder="Any day"
          options={arrivalDayOptions}
        />
        <DriveFromField />
        <SelectField
          label="Drive time"
          name="driveMinutes"
          placeholder="Any"
          options={driveOptions}
        />
        <Button type="submit" block>
          Show weeks
        </Button>
      </div>
    </details>
  )
}
