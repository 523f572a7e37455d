import { links } from '#contract/links.ts'
import type { PlaceReach } from '#contract/places/reach.schema.ts'
import { DriveFromField } from '../../shared/weeks/drive-from-field.tsx'
import { driveOptions, usualDrive } from '../../shared/weeks/week-query.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import styles from './timeshare-search.module.css'

interface ReachFormProps {
  province: string | undefined
  reach: PlaceReach | null
}

/** Where the drive starts and how long it takes; the map then outlines what is in reach. */
export function ReachForm({ province, reach }: ReachFormProps) {
  const minutes = String(reach?.minutes ?? usualDrive)
  const known = driveOptions.some(({ value }) => value === minutes)
  return (
    <form
      method="get"
      action={`${links.timeshareSearch()}#map`}
      role="search"
      aria-label="Resorts within driving distance"
      className={styles.reach}
    >
      {province && <input type="hidden" name="province" value={province} />}
      <DriveFromField key={reach?.from.name} name={reach?.from.name ?? ''} />
      <SelectField
        key={minutes}
        label="Drive time"
        name="driveMinutes"
        options={driveOptions}
        defaultValue={known ? minutes : String(usualDrive)}
      />
      <Button type="submit">Show on the map</Button>
    </form>
  )
}
