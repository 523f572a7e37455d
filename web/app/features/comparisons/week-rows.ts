import type { ComparedWeek } from '#contract/comparisons/comparisons.schema.ts'
import { formatEstimate, formatRand } from '#contract/values/rand.ts'
import {
  bedsText,
  legalBasisText,
  placeText,
  stayText,
  termText,
} from '../../shared/weeks/week-texts.ts'
import { driveGroup, glanceRows, type OwnPlace } from './common-rows.ts'
import {
  lowest,
  most,
  rowOf,
  told,
  unknown,
  yesNo,
  type Better,
  type Cell,
  type RowGroup,
} from './rows.ts'

type Items = readonly ComparedWeek[]

function rowsOf(items: Items) {
  return (key: string, label: string, cell: (week: ComparedWeek) => Cell, better?: Better) =>
    rowOf({ key, label }, items.map(cell), better)
}

const text = (value: string): Cell => (value ? { text: value } : unknown)

function weekGroup(items: Items): RowGroup {
  const row = rowsOf(items)
  const rows = [
    row('season', 'Season', ({ season }) => text(season)),
    row('dates', 'Dates', (week) => text(stayText(week))),
    row('nights', 'Nights', ({ nights }) => ({ text: String(nights), value: nights }), most),
    row('holiday', 'School holiday', ({ schoolHoliday }) => ({
      text: schoolHoliday?.name ?? 'No',
      ...(schoolHoliday ? {} : { mark: 'no' as const }),
    })),
    row('type', 'Week type', ({ weekTypeName }) => text(weekTypeName)),
    row('module', 'Module', ({ module }) => text(module)),
    row('place', 'Place', (week) => text(placeText(week))),
  ]
  return { key: 'week', title: 'The week', icon: 'glance', rows: told(rows) }
}

function unitGroup(items: Items): RowGroup {
  const row = rowsOf(items)
  const rows = [
    row('sleeps', 'Sleeps', ({ maxSleep }) => ({ text: String(maxSleep), value: maxSleep }), most),
    row('bedrooms', 'Bedrooms', ({ bedrooms }) => text(bedsText(bedrooms))),
    row('unit', 'Unit', ({ unitNumber }) => text(unitNumber)),
    row('accommodation', 'Accommodation', ({ disclosure }) => text(disclosure.accommodationType)),
  ]
  return { key: 'unit', title: 'The unit', icon: 'home', rows: told(rows) }
}

function costGroup(items: Items): RowGroup {
  const row = rowsOf(items)
  const estimate = (value: number): Cell => ({ text: formatEstimate(value), value })
  const rows = [
    row(
      'price',
      'Price',
      ({ sellPrice }) => ({ text: formatRand(sellPrice), value: sellPrice }),
      lowest,
    ),
    row(
      'levy',
      'Levy a year',
      ({ levyAmount }) => ({ text: formatRand(levyAmount), value: levyAmount }),
      lowest,
    ),
    row('perNight', 'Levy per night', ({ levyPerNight }) => estimate(levyPerNight), lowest),
    row(
      'perSleeper',
      'Levy per night and person',
      ({ levyPerNight, maxSleep }) => estimate(levyPerNight / Math.max(1, maxSleep)),
      lowest,
    ),
    row('paid', 'Levies paid in full', ({ leviesPaidInFull }) => yesNo(leviesPaidInFull)),
  ]
  return { key: 'cost', title: 'What it costs', icon: 'cash', rows }
}

function rightGroup(items: Items): RowGroup {
  const row = rowsOf(items)
  const rows = [
    row('basis', 'Legal basis', ({ disclosure: { legalBasis, legalYears } }) =>
      text(legalBasisText(legalBasis, legalYears)),
    ),
    row('term', 'Term', ({ disclosure: { legalBasis, legalYears } }) =>
      text(termText(legalBasis, legalYears)),
    ),
    row('scheme', 'Scheme', ({ disclosure }) => text(disclosure.schemeName)),
    row('banked', 'This year’s week banked', ({ currentYearBanked, bankedWith }) =>
      currentYearBanked ? { text: bankedWith ?? 'Yes', mark: 'yes' } : yesNo(false),
    ),
    row('rental', 'Placed for rental', ({ weekPlacedForRental }) => yesNo(weekPlacedForRental)),
    row('tender', 'Sold by tender', ({ isTender }) => yesNo(isTender)),
  ]
  return { key: 'right', title: 'Ownership', icon: 'more', rows: told(rows) }
}

export function weekGroups(items: Items, places: readonly OwnPlace[]): RowGroup[] {
  const rows = told(glanceRows(items, ({ displayText }) => displayText))
  return [
    { key: 'glance', title: 'At a glance', icon: 'glance' as const, rows },
    weekGroup(items),
    unitGroup(items),
    costGroup(items),
    rightGroup(items),
    driveGroup(items, places),
  ].filter((group) => group.rows.length > 0)
}
