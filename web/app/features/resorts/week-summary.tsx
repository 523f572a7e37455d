import type { ReactNode } from 'react'
import IconBed from '@tabler/icons-react/dist/esm/icons/IconBed.mjs'
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs'
import IconDoor from '@tabler/icons-react/dist/esm/icons/IconDoor.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { formatDay } from '#contract/values/day.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { HolidayMark } from '../../shared/weeks/holiday-mark.tsx'
import { Season } from '../../shared/weeks/season.tsx'
import { bedsText, placeText, stayText } from '../../shared/weeks/week-texts.ts'
import { YearRibbon } from '../../shared/weeks/year-ribbon.tsx'
import styles from './week-summary.module.css'

const typeLabels: Record<string, string> = {
  Flexi: 'Flexi: a floating week that you book each year outside peak season',
  Fixed: 'Fixed: the same unit and the same week every year',
  Module: 'Module: a numbered week with its own arrival day',
  Syndicate: 'Syndicate: several owners share a unit and take its weeks in turn',
}

/** The week at a glance. */
export function WeekSummary({ week }: { week: WeekDetail }) {
  return (
    <section className={styles.summary}>
      <p className={styles.overline}>{week.weekReference}</p>
      <h1>{week.resortName}</h1>
      <p className={styles.place}>{placeText(week)}</p>
      <ul className={styles.facts}>
        <Fact icon={<IconCalendarEvent aria-hidden="true" />}>
          {stayText(week)}, {week.nights} nights
        </Fact>
        <Fact icon={<IconDoor aria-hidden="true" />}>Unit {week.unitNumber}</Fact>
        <Fact icon={<IconBed aria-hidden="true" />}>{bedsText(week.bedrooms)}</Fact>
        <Fact icon={<IconUsers aria-hidden="true" />}>Sleeps {week.maxSleep}</Fact>
      </ul>
      <div className={styles.season}>
        <Season name={week.season} />
        <span>Module {week.module}</span>
        <HolidayMark holiday={week.schoolHoliday} />
      </div>
      <YearRibbon calendar={week.seasonCalendar} week={week.weekNumber} season={week.season} />
      <p className={styles.type}>
        {typeLabels[week.weekTypeName] ?? week.weekTypeName}.{' '}
        {week.leviesPaidInFull
          ? 'The levies are paid in full.'
          : 'There may be levies outstanding.'}{' '}
        {week.currentYearBanked &&
          `This year’s week is banked with ${week.bankedWith ?? 'an exchange company'}. `}
        {week.weekPlacedForRental && 'This year’s week is placed for rental. '}
        {week.isTender && 'This week is sold by tender, to the highest bidder. '}
        {week.tenderClosesOn && `The last day for offers is ${formatDay(week.tenderClosesOn)}.`}
      </p>
    </section>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  )
}
