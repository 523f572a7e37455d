import { driveText } from '#contract/places/drive.ts'
import { placesFrom } from '#contract/places/place-key.ts'
import type { ResortChoices } from '#contract/resorts/resorts.calls.ts'
import { formatDay } from '#contract/values/day.ts'
import { amountOrNone } from '#contract/values/parse-amount.ts'
import { formatRand } from '#contract/values/rand.ts'
import { weekSettingNames } from '#contract/weeks/settings.ts'
import { arrivalDayNames, readArrivalDay, readSettings } from '#contract/weeks/weeks.filter.ts'
import { bedroomOptions, holidayOptions, resortFilterOf } from '../../shared/weeks/week-query.ts'

export interface Chip {
  /** The filters that it removes. */
  names: readonly string[]
  label: string
}

/** `Sea or Berg`. */
export function settingLabel(text: string): string {
  return (readSettings(text) ?? []).map((setting) => weekSettingNames[setting]).join(' or ')
}

export function driveLabel(minutes: string): string {
  return `Within ${driveText(Number(minutes))}`
}

/** `lynnwood.pretoria.gauteng` is Lynnwood. */
function placeName(key: string): string {
  const [name = ''] = key.split('.')
  return name.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => {
    return `${dash && ' '}${letter.toUpperCase()}`
  })
}

function whereChips(query: URLSearchParams, driveName: string): (Chip | false)[] {
  const text = (name: string) => query.get(name) ?? ''
  const places = placesFrom(text('places'))
  const minutes = Number(text('driveMinutes'))
  return [
    places.length > 0 && { names: ['places'], label: places.map(placeName).join(' or ') },
    settingLabel(text('setting')) !== '' && {
      names: ['setting'],
      label: settingLabel(text('setting')),
    },
    text('driveFrom') !== '' &&
      minutes > 0 && {
        names: ['driveFrom', 'driveMinutes'],
        label: `Within ${driveText(minutes)} of ${driveName || placeName(text('driveFrom'))}`,
      },
  ]
}

/** What narrows the search, each in a short text, the region first. */
export function chipsOf(
  query: URLSearchParams,
  { regions }: ResortChoices,
  driveName: string,
): Chip[] {
  const { season, bedrooms, date, ddate, maxPrice, holiday } = resortFilterOf(query)
  const region = regions.find(({ regionCode }) => regionCode === query.get('region'))
  const minPrice = amountOrNone(query.get('minPrice')) ?? 0
  const arrivalDay = readArrivalDay(query.get('arrivalDay') ?? '')
  const sleeps = Number(query.get('sleeps'))
  const chips: (Chip | false | undefined)[] = [
    region && { names: ['region'], label: region.regionName },
    ...whereChips(query, driveName),
    holiday !== undefined && {
      names: ['holiday'],
      label: holidayOptions().find(({ value }) => value === holiday)?.label ?? 'School holiday',
    },
    date !== undefined && { names: ['date'], label: `From ${formatDay(date)}` },
    ddate !== undefined && { names: ['ddate'], label: `Until ${formatDay(ddate)}` },
    arrivalDay && { names: ['arrivalDay'], label: `Arrive on ${arrivalDayNames[arrivalDay]}` },
    season && { names: ['season'], label: season },
    bedrooms && {
      names: ['bedrooms'],
      label: bedroomOptions.find(({ value }) => value === bedrooms)?.label ?? bedrooms,
    },
    sleeps > 0 && { names: ['sleeps'], label: `Sleeps ${sleeps} or more` },
    minPrice > 0 && { names: ['minPrice'], label: `From ${formatRand(minPrice)}` },
    maxPrice !== undefined && { names: ['maxPrice'], label: `Up to ${formatRand(maxPrice)}` },
    Boolean(query.get('keyword')) && { names: ['keyword'], label: `“${query.get('keyword')}”` },
  ]
  return chips.filter((chip): chip is Chip => Boolean(chip))
}
