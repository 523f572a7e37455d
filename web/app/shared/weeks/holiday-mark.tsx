import IconBackpack from '@tabler/icons-react/dist/esm/icons/IconBackpack.mjs'
import styles from './holiday-mark.module.css'

/** A week without missed school days. */
export function HolidayMark({ holiday }: { holiday: { name: string } | null }) {
  if (!holiday) return null
  return (
    <span className={styles.mark}>
      <IconBackpack aria-hidden="true" />
      {holiday.name}
    </span>
  )
}
