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
import { weekChange, weekForm, weekFormMessage, type blankWeek } from './weeks.form.ts'
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
  summary: 'The newest published weeks',
  input: z.object({}),
  output: z.array(weekCard),
  cache: { seconds: 30, of: shownTables },
})

export const getWeek = defineCall({
  name: 'weeks.get',
  method: 'GET',
  path: '/api/timeshareweek/{id}',
  who: 'everyone',
  summary: 'One week: published ones for everyone, with more for its owner',
  input: oneWeek,
  output: weekDetail,
})

const page = z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1)
const size = (usual: number) =>
  z.coerce.number().int().min(1).max(maxPageSize).catch(usual).default(usual)

export const weekSearch = weekFilter.extend({
  order: z.enum(searchOrders).catch('newest').default('newest'),
  page,
  size: size(pageSizes.weekResults.usual),
})

export const searchWeeks = defineCall({
  name: 'weeks.search',
  method: 'GET',
  path: '/api/timeshareweek/search',
  who: 'everyone',
  summary: 'Published weeks by region, resort, dates, season, bedrooms, price, holiday and keyword',
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
  summary: 'A page of published weeks; a Super Admin gets all of them',
  input: weekSearch,
  output: pageOf(weekListing),
})

export const listResortWeeks = defineCall({
  name: 'weeks.byResort',
  method: 'GET',
  path: '/api/timeshareweek/getByResortCode/{code}',
  who: 'everyone',
  summary: 'The published weeks of one resort',
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
  summary: 'How many published weeks each region and each resort has',
  input: z.object({}),
  output: z.array(regionAvailability),
  cache: { seconds: 60, of: ['weeks', 'resorts', 'regions'] },
})

export const getWeekTemplate = defineCall({
  name: 'weeks.template',
  method: 'GET',
  path: '/api/timeshareweek/gettemplate',
  who: 'ownListings.manage',
  summary: 'A blank week for the sell form',
  input: z.object({}),
  output: z.custom<typeof blankWeek>(),
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
  summary: 'What weeks of this resort, season and size were listed for in the last year',
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
  summary: 'List a week for sale; it then awaits its listing fee',
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
    'Change a week of your own; fields left out are unchanged. Another resort, unit, module, week number or date needs a new verification; with an offer pending it is locked',
  input: weekChange,
  output: weekDetail,
  invalidMessage: weekFormMessage,
})

export const setWeekPublished = defineCall({
  name: 'weeks.setPublished',
  method: 'PUT',
  path: '/api/timeshareweek/publishOnly',
  who: 'ownListings.manage',
  summary:
    'Publish or unpublish a week; only the id, the flag and a Super Admin’s reason to waive the fee are read',
  input: z.object({ id: idInPath, publish: z.boolean(), waiverReason }),
  output: weekDetail,
})

export const publishWeek = defineCall({
  name: 'weeks.publish',
  method: 'POST',
  path: '/api/timeshareweek/publishweek/{id}',
  who: 'ownListings.manage',
  summary:
    'Publish a week that is paid and verified; a Super Admin may waive the fee, with a reason',
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
    'Mark a week as checked with its resort; with a version, only if it has not changed since it was read',
  input: oneWeek.extend({ version: version.optional() }),
  output: weekDetail,
})

export const setWeekTender = defineCall({
  name: 'weeks.setTender',
  method: 'PUT',
  path: '/api/timeshareweek/tenderOnly',
  who: 'weeks.manage',
  summary: 'Sell a week by tender, or no longer',
  input: z.object({ id: idInPath, isTender: z.boolean() }),
  output: weekDetail,
})

export const removeWeek = defineCall({
  name: 'weeks.remove',
  method: 'DELETE',
  path: '/api/timeshareWeek/{id}',
  who: 'ownListings.manage',
  summary: 'Delete a week; refused with an accepted offer or a payment in progress',
  input: oneWeek,
  output: z.object({ id: z.number().int() }),
})

export const myWeeksList = defineList({
  name: 'myWeeks',
  call: 'weeks.mine',
  path: '/api/timeshareweek/getMyWeek/{userId}',
  who: 'ownListings.manage',
  summary: 'The weeks a user owns or manages',
  row: weekRow,
  columns: myWeekColumns,
  defaults: { size: pageSizes.myWeeks.usual, sort: 'id', order: 'desc' },
  params: { userId: idInPath },
  remove: removeWeek,
})

export const listMyWeeks = myWeeksList.list

export const countMyWeeks = defineCall({
  name: 'weeks.count',
  method: 'GET',
  path: '/api/timeshareweek/indivWeekCount/{id}',
  who: 'ownListings.manage',
  summary: 'How many weeks a user owns or manages',
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
  summary: 'All weeks with their owners and agents, filtered',
  row: weekRow,
  columns: adminWeekColumns,
  defaults: { size: pageSizes.adminTable.usual, sort: 'id', order: 'desc' },
  filters: weekAdminFilter.shape,
  remove: removeWeek,
  excel: {
    call: 'weeks.export',
    path: '/api/timeshareweek/export',
    summary: 'Write weeks to an Excel file: what the list shows, the published ones or all',
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
  summary: 'Weeks that are sold by tender',
  row: weekRow,
  columns: adminWeekColumns,
  defaults: { size: pageSizes.adminTable.usual, sort: 'id', order: 'desc' },
  remove: removeWeek,
})

export const listTenderWeeks = tenderWeeksList.list

export const getWeekOwner = defineCall({
  name: 'weeks.owner',
  method: 'GET',
  path: '/api/nonRegIndividual/{weekId}',
  who: 'ownListings.manage',
  summary: 'The owner of a week who has no account',
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
  summary: 'Questions and answers about timeshare',
  input: z.object({}),
  output: z.array(faqEntry),
  cache: { seconds: 300, of: ['faq_entries'] },
})
