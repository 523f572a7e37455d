import type { ReactNode } from 'react'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
import { formatEstimate, formatRand } from '#contract/values/rand.ts'
import { weeksMessages } from '#contract/weeks/weeks.messages.ts'
import type { WeekListing } from '#contract/weeks/weeks.schema.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { Heart } from '../../shared/favourites/heart.tsx'
import { HolidayMark } from '../../shared/weeks/holiday-mark.tsx'
import { Interested } from '../../shared/weeks/interested.tsx'
import { CompareTick } from '../../shared/comparisons/compare-tick.tsx'
import { ReducedMark } from '../../shared/listings/reduced-mark.tsx'
import { Season } from '../../shared/weeks/season.tsx'
import { bedsText, stayText } from '../../shared/weeks/week-texts.ts'
import { YearRibbon } from '../../shared/weeks/year-ribbon.tsx'
import type { WeekSort, WeekTableState } from './resort-weeks.ts'
import styles from './resort-week-table.module.css'

interface ResortWeekTableProps {
  caption: string
  weeks: readonly WeekListing[]
  state: WeekTableState
  sortTo: (sort: WeekSort) => string
}

const columns: { label: string; sort?: WeekSort; right?: boolean }[] = [
  { label: 'Arrival and departure', sort: 'arrival' },
  { label: 'Season', sort: 'season' },
  { label: 'Time of year' },
  { label: 'Unit', sort: 'unit' },
  { label: 'Beds', sort: 'beds' },
  { label: 'Levy', sort: 'levy', right: true },
  { label: weeksMessages.priceLabel, sort: 'price', right: true },
]

export function ResortWeekTable({ caption, weeks, state, sortTo }: ResortWeekTableProps) {
  return (
    <table className={styles.table}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, sort, right }) => (
            <th
              key={label}
              scope="col"
              className={right ? styles.right : undefined}
              aria-sort={
                sort === state.sort
                  ? state.order === 'asc'
                    ? 'ascending'
                    : 'descending'
                  : undefined
              }
            >
              {sort ? (
                <Link to={sortTo(sort)} className={styles.sort} preventScrollReset replace>
                  {label}
                  {sort === state.sort ? (
                    <IconArrowDown aria-hidden="true" />
                  ) : (
                    <IconArrowsSort aria-hidden="true" />
                  )}
                </Link>
              ) : (
                label
              )}
            </th>
          ))}
          <th scope="col">
            <span className="vh">Interested</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <WeekLine key={week.id} week={week} />
        ))}
      </tbody>
    </table>
  )
}

function WeekLine({ week }: { week: WeekListing }) {
  const { season, displayColor, displayText, mayEnquire } = week
  return (
    <tr>
      <td className={styles.lead}>
        <strong>{stayText(week)}</strong>
        <small>
          Module {week.module}
          <span className={styles.dot}> · </span>
          <span className={styles.reference}>{week.weekReference}</span>
        </small>
        <HolidayMark holiday={week.schoolHoliday} />
        <Heart
          kind="week"
          id={week.id}
          title={`${stayText(week)}, ${week.weekReference}`}
          price={week.sellPrice}
          inline
        />
      </td>
      <Cell label="Season">
        <Season name={season} />
      </Cell>
      <td className={styles.ribbon}>
        <YearRibbon calendar={week.seasonCalendar} week={week.weekNumber} season={season} bare />
      </td>
      <Cell label="Unit">{week.unitNumber}</Cell>
      <Cell label="Beds">
        <span className="whole">{bedsText(week.bedrooms)},</span>{' '}
        <span className="whole">sleeps {week.maxSleep}</span>
      </Cell>
      <Cell label="Levy" right>
        {formatRand(week.levyAmount)} a year
        <small>about {formatEstimate(week.levyPerNight)} a night</small>
      </Cell>
      <Cell label={weeksMessages.priceLabel} right>
        <span className={styles.price}>{formatRand(week.sellPrice)}</span>
        <ReducedMark by={week.reducedBy} price={week.sellPrice} short />
      </Cell>
      <td className={styles.act}>
        {!mayEnquire && <StatusText color={displayColor}>{displayText}</StatusText>}
        <Interested week={week} />
        <CompareTick kind="week" id={week.id} name={week.weekReference} place="row" />
      </td>
    </tr>
  )
}

function Cell(props: { label: string; right?: boolean; children: ReactNode }) {
  const { label, right, children } = props
  return (
    <td className={classNames(right && styles.right)}>
      <span className={styles.label}>{label}</span>
      {children}
    </td>
  )
}
