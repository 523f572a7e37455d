import { z } from 'zod'
import { defineCall, searchLimit } from '../call.ts'
import { defineList } from '../list.ts'
import { waiverReason } from '../listings/waivers.schema.ts'
import { idInPath, version } from '../values/id.ts'
import { maxPageSize, pageOf, pageSizes } from '../values/paging.ts'
import { weekOwnerReply } from './week-owner.ts'
import { bedroomChoices, readSeason, seasons } from './weeks.choices.ts'
import { adminWeekColumns, excelWeekColumns, myWeekColumns } from './week-columns.ts'
import { searchOrders, weekFilter } from './weeks.filter.ts'
import {
  weekChange,
  weekForm,
  weekFormMessage,
  weekInformation,
  type blankWeek,
} from './weeks.form.ts'
import { weekCard, weekDetail, weekListing, weekRow } from './weeks.schema.ts'

export const latestWeekCount = 8

/** What the public lists of weeks are read from. */
const shownTables = [
  'weeks',
  'resorts',
  'regions',
  'seasons',
  'resort_images',
  'images',
  'statuses',
]

const oneWeek = z.object({ id: idInPath })

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
  input: oneWeek,
  output: weekDetail,
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
    'Search published weeks by region, resort, dates, season, bedrooms, price, holiday and keyword',
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
})

export const listResortWeeks = defineCall({
  name: 'weeks.byResort',
  method: 'GET',
  path: '/api/timeshareweek/getByResortCode/{code}',
  who: 'everyone',
  summary: 'List the published weeks of a resort',
  input: z.object({ code: z.string().regex(/^[A-Za-z0-9]{1,20}$/) }),
  output: z.array(weekListing),
  cache: { seconds: 30, of: shownTables },
})

export const regionAvailability = z.object({
  regionCode: z.string(),
  regionName: z.string(),
  /** The provinces it lies in, for the map. */
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

export const getWeekTemplate = defineCall({
  name: 'weeks.template',
  method: 'GET',
  path: '/api/timeshareweek/gettemplate',
  who: 'ownListings.manage',
  summary: 'Get an empty week for the sell form',
  input: z.object({}),
  output: z.custom<Omit<typeof blankWeek, 'regionId'> & { regionId: number }>(),
})

export const priceGuide = z.object({
  count: z.number().int(),
  lowest: z.number().nullable(),
  highest: z.number().nullable(),
})

/** Fewer listings than this say nothing about a price, and could point at one owner. */
export const priceGuideFrom = 3

export const getPriceGuide = defineCall({
  name: 'weeks.priceGuide',
  method: 'GET',
  path: '/api/timeshareweek/priceGuide',
  who: 'everyone',
  summary: 'Get the asking prices of comparable weeks (resort, season and size) in the last year',
  input: z.object({
    resortCode: z.string().regex(/^[A-Za-z0-9]{1,20}$/),
    season: z
      .string()
      .transform((text) => readSeason(text))
      .pipe(z.enum(seasons))
      .optional(),
    bedrooms: z.enum(bedroomChoices).optional(),
  }),
  output: priceGuide,
  cache: { seconds: 300, of: ['weeks'] },
})

export const createWeek = defineCall({
  name: 'weeks.create',
  method: 'POST',
  path: '/api/timeshareweek',
  who: 'ownListings.manage',
  summary: 'Create a week listing; it awaits its listing fee',
  input: weekForm,
  output: weekDetail,
  invalidMessage: weekFormMessage,
})

export const updateWeek = defineCall({
  name: 'weeks.update',
  method: 'PUT',
  path: '/api/timeshareweek',
  who: 'ownListings.manage',
  summary:
    'Update your own week; omitted fields are unchanged. A change of resort, unit, module, week number or date requires verification again; refused while an offer is pending',
  input: weekChange,
  output: weekDetail,
  invalidMessage: weekFormMessage,
})

/** One call for the edit screen: what it saves is saved as a whole, or refused as a whole. */
export const saveWeekInformation = defineCall({
  name: 'weeks.saveInformation',
  method: 'PUT',
  path: '/api/timeshareweek/information',
  who: 'ownListings.manage',
  summary:
    'Change a week of your own and publish or unpublish it at the same time; a Super Admin also says whether it is sold by tender',
  input: weekInformation,
  output: weekDetail,
  invalidMessage: weekFormMessage,
})

export const setWeekPublished = defineCall({
  name: 'weeks.setPublished',
  method: 'PUT',
  path: '/api/timeshareweek/publishOnly',
  who: 'ownListings.manage',
  summary:
    'Publish or unpublish a week; only the id, the flag and a Super Admin’s reason for waiving the fee are read',
  input: z.object({ id: idInPath, publish: z.boolean(), waiverReason }),
  output: weekDetail,
})

export const publishWeek = defineCall({
  name: 'weeks.publish',
  method: 'POST',
  path: '/api/timeshareweek/publishweek/{id}',
  who: 'ownListings.manage',
  summary: 'Publish a paid and verified week; a Super Admin may waive the fee, with a reason',
  input: oneWeek.extend({ waiverReason }),
  output: weekDetail,
})

export const unpublishWeek = defineCall({
  name: 'weeks.unpublish',
  method: 'POST',
  path: '/api/timeshareweek/UnpublishWeek/{id}',
  who: 'ownListings.manage',
  summary: 'Unpublish a week',
  input: oneWeek,
  output: weekDetail,
})

export const verifyWeek = defineCall({
  name: 'weeks.verify',
  method: 'POST',
  path: '/api/timeshareweek/verifyweek/{id}',
  who: 'weeks.manage',
  summary:
    'Mark a week as verified with its resort; if a version is given, refused when the week has changed since',
  input: oneWeek.extend({ version: version.optional() }),
  output: weekDetail,
})

export const setWeekTender = defineCall({
  name: 'weeks.setTender',
  method: 'PUT',
  path: '/api/timeshareweek/tenderOnly',
  who: 'weeks.manage',
  summary: 'Start or stop selling a week by tender',
  input: z.object({ id: idInPath, isTender: z.boolean() }),
  output: weekDetail,
})

export const removeWeek = defineCall({
  name: 'weeks.remove',
  method: 'DELETE',
  path: '/api/timeshareWeek/{id}',
  who: 'ownListings.manage',
  summary: 'Delete a week; refused while it has an accepted offer or a payment in progress',
  input: oneWeek,
  output: z.object({ id: z.number().int() }),
})

export const myWeeksList = defineList({
  name: 'myWeeks',
  call: 'weeks.mine',
  path: '/api/timeshareweek/getMyWeek/{userId}',
  who: 'ownListings.manage',
  summary: 'List the weeks that a user owns or manages',
  row: weekRow,
  columns: myWeekColumns,
  defaults: { size: pageSizes.myWeeks.default, sort: 'id', order: 'desc' },
  params: { userId: idInPath },
  remove: removeWeek,
})

export const listMyWeeks = myWeeksList.list

export const countMyWeeks = defineCall({
  name: 'weeks.count',
  method: 'GET',
  path: '/api/timeshareweek/indivWeekCount/{id}',
  who: 'ownListings.manage',
  summary: 'Count the weeks that a user owns or manages',
  input: z.object({ id: idInPath }),
  output: z.object({ count: z.number().int() }),
})

export const weekAdminFilter = weekFilter.extend({
  publish: z.enum(['true', 'false']).optional().catch(undefined),
  verified: z.enum(['true', 'false']).optional().catch(undefined),
})

/** The rows on the screen, the published ones, or all. */
export const exportVariants = ['display', 'published', 'all'] as const

export const adminWeeksList = defineList({
  name: 'adminWeeks',
  call: 'weeks.adminList',
  path: '/api/timeshareweek/admin',
  who: 'weeks.manage',
  summary: 'Search and filter all weeks, with their owners and agents',
  row: weekRow,
  columns: adminWeekColumns,
  defaults: { size: pageSizes.adminTable.default, sort: 'id', order: 'desc' },
  filters: weekAdminFilter.shape,
  remove: removeWeek,
  excel: {
    call: 'weeks.export',
    path: '/api/timeshareweek/export',
    summary: 'Export weeks to an Excel file: those in the list, the published ones or all',
    fileName: 'weeks',
    sheet: 'Weeks',
    columns: excelWeekColumns,
    takes: 'page',
    input: { variant: z.enum(exportVariants) },
  },
})

export const listAdminWeeks = adminWeeksList.list
export const exportWeeks = adminWeeksList.export

export const tenderWeeksList = defineList({
  name: 'tenderWeeks',
  call: 'weeks.tender',
  path: '/api/timeshareweek/getTenderWeeks',
  who: 'weeks.manage',
  summary: 'List the weeks that are sold by tender',
  row: weekRow,
  columns: adminWeekColumns,
  defaults: { size: pageSizes.adminTable.default, sort: 'id', order: 'desc' },
  remove: removeWeek,
})

export const listTenderWeeks = tenderWeeksList.list

export const getWeekOwner = defineCall({
  name: 'weeks.owner',
  method: 'GET',
  path: '/api/nonRegIndividual/{weekId}',
  who: 'ownListings.manage',
  summary: 'Get the owner of a week, where the owner has no account',
  input: z.object({ weekId: idInPath }),
  output: weekOwnerReply,
})

export const faqEntry = z.object({
  id: z.number().int(),
  topic: z.string(),
  question: z.string(),
  /** HTML of our own back office. */
  answer: z.string(),
})

export type FaqEntry = z.infer<typeof faqEntry>

export const listWeekFaq = defineCall({
  name: 'weeks.faq',
  method: 'GET',
  path: '/api/timeshareweek/faq',
  who: 'everyone',
  summary: 'List questions and answers about timeshare',
  input: z.object({}),
  output: z.array(faqEntry),
  cache: { seconds: 300, of: ['faq_entries'] },
})
