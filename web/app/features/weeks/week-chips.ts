import { driveText } from '#contract/places/drive.ts'
import { placesText } from '#contract/places/place-key.ts'
import type { ResortChoices } from '#contract/resorts/resorts.calls.ts'
import { formatDay } from '#contract/values/day.ts'
import { amountOrNone } from '#contract/values/parse-amount.ts'
import { formatRand } from '#contract/values/rand.ts'
import { weekSettingNames } from '#contract/weeks/settings.ts'
import {
  arrivalDayNames,
  readArrivalDay,
  readSettings,
  readWeekNumbers,
  weekNumberText,
} from '#contract/weeks/weeks.choices.ts'
import { namedByKey, type ChosenPlace } from '../../shared/places/chosen-place.ts'
import { bedroomOptions, holidayOptions, resortFilterOf } from '../../shared/weeks/week-query.ts'

/** The location of a search for weeks. */
export interface WeekPlaces {
  places: readonly ChosenPlace[]
  /** The name of the place where the drive starts. */
  driveName: string
}

export interface Chip {
  /** The address without it. */
  without: Record<string, string>
  label: string
}

/** `Sea or Berg`. */
export function settingLabel(text: string): string {
  return (readSettings(text) ?? []).map((setting) => weekSettingNames[setting]).join(' or ')
}

export function driveLabel(minutes: string): string {
  return `Within ${driveText(Number(minutes))}`
}

/** One filter, by its name. */
function chip(name: string, label: string): Chip {
  return { without: { [name]: '' }, label }
}

/** Each place separately: the others stay. */
function placeChips(places: readonly ChosenPlace[]): Chip[] {
  return places.map(({ key, name }) => {
    const rest = places.filter((other) => other.key !== key)
    return { without: { places: placesText(rest.map((other) => other.key)) }, label: name }
  })
}

function whereChips(query: URLSearchParams, { places, driveName }: WeekPlaces): (Chip | false)[] {
  const text = (name: string) => query.get(name) ?? ''
  const minutes = Number(text('driveMinutes'))
  return [
    ...placeChips(places),
    settingLabel(text('setting')) !== '' && chip('setting', settingLabel(text('setting'))),
    text('driveFrom') !== '' &&
      minutes > 0 && {
        without: { driveFrom: '', driveMinutes: '' },
        label: `Within ${driveText(minutes)} of ${driveName || namedByKey(text('driveFrom')).name}`,
      },
  ]
}

function holidayLabel(holiday: string): string {
  return holidayOptions().find(({ value }) => value === holiday)?.label ?? 'School holiday'
}

function bedroomsLabel(bedrooms: string): string {
  return bedroomOptions.find(({ value }) => value === bedrooms)?.label ?? bedrooms
}

/** What narrows the search, each in a short text, the region first. */
export function chipsOf(
  query: URLSearchParams,
  { regions }: ResortChoices,
  where: WeekPlaces,
): Chip[] {
  const { season, bedrooms, date, ddate, maxPrice, holiday } = resortFilterOf(query)
  const region = regions.find(({ regionCode }) => regionCode === query.get('region'))
  const minPrice = amountOrNone(query.get('minPrice')) ?? 0
  const arrivalDay = readArrivalDay(query.get('arrivalDay') ?? '')
  const weekNumbers = readWeekNumbers(query.get('weekNumber') ?? '')
  const sleeps = Number(query.get('sleeps'))
  const chips: (Chip | false | undefined)[] = [
    region && chip('region', region.regionName),
    ...whereChips(query, where),
    holiday !== undefined && chip('holiday', holidayLabel(holiday)),
    date !== undefined && chip('date', `From ${formatDay(date)}`),
    ddate !== undefined && chip('ddate', `Until ${formatDay(ddate)}`),
    arrivalDay && chip('arrivalDay', `Arrive on ${arrivalDayNames[arrivalDay]}`),
    weekNumbers && chip('weekNumber', weekNumberText(weekNumbers)),
    season && chip('season', season),
    bedrooms && chip('bedrooms', bedroomsLabel(bedrooms)),
    sleeps > 0 && chip('sleeps', `Sleeps ${sleeps} or more`),
    minPrice > 0 && chip('minPrice', `From ${formatRand(minPrice)}`),
    maxPrice !== undefined && chip('maxPrice', `Up to ${formatRand(maxPrice)}`),
    Boolean(query.get('keyword')) && chip('keyword', `“${query.get('keyword')}”`),
  ]
  return chips.filter((chip): chip is Chip => Boolean(chip))
}
