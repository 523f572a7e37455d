import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconChevronsLeft from '@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs'
import IconChevronsRight from '@tabler/icons-react/dist/esm/icons/IconChevronsRight.mjs'
import { formatDay, formatMonth, today, type Day } from '#contract/values/day.ts'
import { classNames } from '../../class-names.ts'
import { addMonths, dayAfterKey, weekdays, weeksOfMonth } from './month-days.ts'
import styles from './calendar.module.css'

interface CalendarProps {
  /** The chosen day; null when there is none. */
  value: Day | null
  min: Day | undefined
  max: Day | undefined
  onChoose: (day: Day) => void
}

/** A month of days. Arrow keys, Home, End, Page Up and Page Down move; Enter chooses. */
export function Calendar({ value, min, max, onChoose }: CalendarProps) {
  const title = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState(() => within(value ?? today(), min, max))
  const moved = useRef(true)

  useEffect(() => {
    // Focuses a day that was reached by key; a click on the buttons above leaves the focus there.
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    moved.current = false
  }, [at])

  function move(event: KeyboardEvent) {
    const next = dayAfterKey(at, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    moved.current = true
    setAt(within(next, min, max))
  }
  const turn = (months: number) => setAt(within(addMonths(at, months), min, max))
  return (
    <>
      <div className={styles.head}>
        <Turn label="Previous year" onPress={() => turn(-12)} icon={<IconChevronsLeft />} />
        <Turn label="Previous month" onPress={() => turn(-1)} icon={<IconChevronLeft />} />
        <p id={title} aria-live="polite">
          {formatMonth(at.slice(0, 7))}
        </p>
        <Turn label="Next month" onPress={() => turn(1)} icon={<IconChevronRight />} />
        <Turn label="Next year" onPress={() => turn(12)} icon={<IconChevronsRight />} />
      </div>
      <table
        ref={grid}
        role="grid"
        aria-labelledby={title}
        className={styles.grid}
        onKeyDown={move}
      >
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(at).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, place) => (
                <td key={weekdays[place]} aria-selected={day !== null && day === value}>
                  {day && (
                    <button
                      type="button"
                      tabIndex={day === at ? 0 : -1}
                      className={classNames(day === value && styles.chosen)}
                      aria-label={formatDay(day)}
                      aria-current={day === today() ? 'date' : undefined}
                      disabled={within(day, min, max) !== day}
                      onClick={() => onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** The nearest day within the limits. */
function within(day: Day, min: Day | undefined, max: Day | undefined): Day {
  if (min && day < min) return min
  return max && day > max ? max : day
}

interface TurnProps {
  label: string
  icon: ReactNode
  onPress: () => void
}

function Turn({ label, icon, onPress }: TurnProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      {icon}
    </button>
  )
}
