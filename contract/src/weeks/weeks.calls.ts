import { z } from 'zod'
import { defineCall, searchLimit } from '../call.ts'
import { idInPath } from '../values/id.ts'
import { maxPageSize, pageSizes } from '../values/paging.ts'
import { pageOf } from '../values/paging.schema.ts'
import { bedroomChoices, readSeason, seasons, searchOrders } from './weeks.choices.ts'
import { weekFilter } from './weeks.filter.schema.ts'
import { weekCard, weekDetail, weekListing } from './weeks.schema.ts'

export const latestWeekCount = 8

/** The source of the public lists of weeks. */
export const shownTables = [
  'weeks',
  'resorts',
  'regions',
  'seasons',
  'resort_images',
  'images',
  'statuses',
]

export const listLatestWeeks = defineCall({
  name: 'weeks.latest',
  method: 'GET',
  path: '/api/timeshareWeek/GetLatest',
  who: 'everyone',
  summary: 'List the newest published weeks',
  input: z.object({}),
  output: z.array(weekCard),
  cache: { seconds: 30, of: shownTables },
})

export const getWeek = defineCall({
  name: 'weeks.get',
  method: 'GET',
  path: '/api/timeshareweek/{id}',
  who: 'everyone',
  summary: 'Get a week; visitors get published weeks only, the owner gets more details',
  input: z.object({ id: idInPath }),
  output: weekDetail,
  cache: {
    seconds: 30,
    of: [...shownTables, 'agents', 'agencies', 'spacebank_entities'],
    forVisitors: true,
  },
})

const page = z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1)
const size = (fallback: number) =>
  z.coerce.number().int().min(1).max(maxPageSize).catch(fallback).default(fallback)

export const weekSearch = weekFilter.extend({
  order: z.enum(searchOrders).catch('newest').default('newest'),
  page,
  size: size(pageSizes.weekResults.default),
})

export const searchWeeks = defineCall({
  name: 'weeks.search',
  method: 'GET',
  path: '/api/timeshareweek/search',
  who: 'everyone',
  summary:
    'Search published weeks by region, resort, place, setting, drive time, dates, week number, arrival day, season, bedrooms, sleeps, price, holiday and keyword',
  input: weekSearch,
  output: pageOf(weekListing),
  limit: searchLimit(120),
  cache: { seconds: 30, of: shownTables },
})

export const listWeeks = defineCall({
  name: 'weeks.list',
  method: 'GET',
  path: '/api/timeshareweek',
  who: 'everyone',
  summary: 'List published weeks; a Super Admin gets all weeks',
  input: weekSearch,
  output: pageOf(weekListing),
  reads: 'replica',
})

export const listResortWeeks = defineCall({
  name: 'weeks.byResort',
  method: 'GET',
  path: '/api/timeshareweek/getByResortCode/{code}',
  who: 'everyone',
  summary: 'List the published weeks of a resort',
  input: z.object({
    code: z
      .string()
      .max(20)
      .regex(/^[A-Za-z0-9]{1,20}$/),
  }),
  output: z.array(weekListing),
  cache: { seconds: 30, of: shownTables },
})

export const regionAvailability = z.object({
  regionCode: z.string(),
  regionName: z.string(),
  /** The provinces it covers, for the map. */
  provinces: z.array(z.string()),
  available: z.number().int(),
  resorts: z.array(
    z.object({
      resortId: z.number().int(),
      resortName: z.string(),
      resortCode: z.string(),
      lat: z.number().nullable(),
      long: z.number().nullable(),
      available: z.number().int(),
    }),
  ),
})

export type RegionAvailability = z.infer<typeof regionAvailability>

export const listAvailability = defineCall({
  name: 'weeks.availability',
  method: 'GET',
  path: '/api/timeshareweek/getAvailResort',
  who: 'everyone',
  summary: 'Count the published weeks of each region and resort',
  input: z.object({}),
  output: z.array(regionAvailability),
  cache: { seconds: 60, of: ['weeks', 'resorts', 'regions'] },
})

export const priceGuide = z.object({
  count: z.number().int(),
  lowest: z.number().nullable(),
  highest: z.number().nullable(),
})

/** Fewer listings than this are not meaningful, and could identify an owner. */
export const priceGuideFrom = 3

export const getPriceGuide = defineCall({
  name: 'weeks.priceGuide',
  method: 'GET',
  path: '/api/timeshareweek/priceGuide',
  who: 'everyone',
  summary: 'Get the asking prices of comparable weeks (resort, season and size) in the last year',
  input: z.object({
    resortCode: z
      .string()
      .max(20)
      .regex(/^[A-Za-z0-9]{1,20}$/),
    season: z
      .string()
      .max(40)
      .transform((text) => readSeason(text))
      .pipe(z.enum(seasons))
      .optional(),
    bedrooms: z.enum(bedroomChoices).optional(),
  }),
  output: priceGuide,
  cache: { seconds: 300, of: ['weeks'] },
})
