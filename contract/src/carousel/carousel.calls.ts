import { z } from 'zod'
import { defineCall, pictureSeconds } from '../call.ts'
import { defineList } from '../list.ts'
import { optionalDay } from '../values/day.schema.ts'
import { id, idInPath, version, versionInForm } from '../values/id.ts'
import { pageSizes } from '../values/paging.ts'
import { picture } from '../values/picture.schema.ts'
import { line } from '../values/text.ts'
import { carouselTexts as texts } from './carousel.messages.ts'

export const carouselItem = z.object({
  id: z.number().int(),
  header: z.string(),
  description: z.string(),
  image: picture.nullable(),
  timeshareID: z.number().int().nullable(),
  propertyID: z.number().int().nullable(),
  /** Where the listing is shown: the resort's code, or the property's usage. */
  resortCode: z.string().nullable(),
  propertyUsageType: z.string().nullable(),
})

export type CarouselItem = z.infer<typeof carouselItem>

/** The home page shows this many; the rest wait for a free place. */
export const carouselPlaces = 6

const path = '/api/Carousel'

export const listCarousel = defineCall({
  name: 'carousel.list',
  method: 'GET',
  path,
  who: 'everyone',
  summary: 'List the pictures of the home page carousel, with their published listings',
  input: z.object({}),
  output: z.array(carouselItem),
  cache: { seconds: 30, of: ['carousel_items', 'images', 'properties', 'weeks'] },
})

export const carouselTypes = ['Timeshare', 'Property'] as const
export type CarouselType = (typeof carouselTypes)[number]

/** A published listing that a carousel picture can link to, with its texts. */
export const carouselListing = z.object({
  id,
  type: z.enum(carouselTypes),
  reference: z.string(),
  header: z.string(),
  description: z.string(),
  image: picture.nullable(),
  /** Only of a timeshare week. */
  bedrooms: z.string().nullable(),
  sleeps: z.number().int().nullable(),
  checkIn: z.string().nullable(),
  checkOut: z.string().nullable(),
})

export type CarouselListing = z.infer<typeof carouselListing>

export const carouselStates = ['shown', 'waiting', 'hidden', 'later', 'over'] as const

export const carouselDetail = carouselItem.extend({
  id,
  version,
  /** Its position in the row; the lowest comes first. */
  rank: z.number().int(),
  /** The first and the last day on the home page; null means no limit. */
  showFrom: z.string().nullable(),
  showUntil: z.string().nullable(),
  /**
   * Waiting for a free place on the home page, hidden while its listing is not on the site, or
   * before or after its days.
   */
  state: z.enum(carouselStates),
  listing: carouselListing,
})

export type CarouselDetail = z.infer<typeof carouselDetail>

export const removeCarouselItem = defineCall({
  name: 'carousel.remove',
  method: 'DELETE',
  path: `${path}/{id}`,
  who: 'carousel.manage',
  summary: 'Delete a carousel item; its listing is unchanged',
  input: z.object({ id: idInPath }),
  output: z.object({ id }),
  bulk: true,
})

export const carouselList = defineList({
  name: 'carousel',
  call: 'carousel.adminList',
  path: `${path}/admin`,
  who: 'carousel.manage',
  summary: 'List all carousel items, including those whose listing is unpublished',
  row: carouselDetail,
  columns: [
    { key: 'id', label: 'ID', narrow: true },
    { key: 'header', label: 'Header', lead: true },
    { key: 'image', label: 'Image', sortable: false },
    { key: 'listing', label: 'Listing', sortable: false },
    { key: 'rank', label: 'Position', kind: 'number' },
    { key: 'state', label: 'Status', sortable: false },
    { key: 'showFrom', label: 'From', kind: 'day', narrow: true, sortable: false },
    { key: 'showUntil', label: 'Until', kind: 'day', narrow: true, sortable: false },
  ],
  defaults: { size: pageSizes.adminTable.default, sort: 'rank', order: 'asc' },
  remove: removeCarouselItem,
})

export const listCarouselItems = carouselList.list

export const searchCarouselListings = defineCall({
  name: 'carousel.listings',
  method: 'GET',
  path: `${path}/listings`,
  who: 'carousel.manage',
  summary: 'Search published weeks or properties for a carousel item, newest first',
  input: z.object({
    type: z.enum(carouselTypes),
    search: z.string().trim().max(200).optional().catch(undefined),
  }),
  output: z.array(carouselListing),
})

export const getCarouselItem = defineCall({
  name: 'carousel.get',
  method: 'GET',
  path: `${path}/{id}`,
  who: 'everyone',
  summary: 'Get a carousel item; only a Super Admin can get hidden items',
  input: z.object({ id: idInPath }),
  output: carouselDetail,
})

export const carouselImageRules = {
  maxFileBytes: 5_242_880,
  maxFiles: 1,
  types: ['image/jpeg', 'image/png', 'image/gif'],
  tooLargeMessage: texts.imageTooLarge,
  wrongTypeMessage: texts.notAnImage,
} as const

const optionalId = z.preprocess((value) => value || undefined, idInPath.optional())

const fields = z.object({
  header: line(texts.headerRequired, 120),
  description: z.string().trim().max(300, 'At most 300 characters').default(''),
  timeshareID: optionalId,
  propertyID: optionalId,
  /** One of the property's images; a week's is sent as a file. */
  imageID: optionalId,
  /** Left out or empty: without a limit. */
  showFrom: optionalDay,
  showUntil: optionalDay,
  rank: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(0).max(10_000).optional(),
  ),
})

const datesInOrder = ({ showFrom, showUntil }: z.output<typeof fields>) =>
  !showFrom || !showUntil || showUntil >= showFrom

const datesCrossed = { path: ['showUntil'], message: texts.datesCrossed }

function namesOneListing(item: z.output<typeof fields>): boolean {
  return (item.timeshareID === undefined) !== (item.propertyID === undefined)
}

const noListing = { path: ['listing'], message: texts.listingRequired }

export const createCarouselItem = defineCall({
  name: 'carousel.create',
  method: 'POST',
  path,
  who: 'carousel.manage',
  summary: 'Create a carousel item as multipart/form-data; for a week, the file is its image',
  input: fields.refine(namesOneListing, noListing).refine(datesInOrder, datesCrossed),
  output: carouselDetail,
  upload: carouselImageRules,
  seconds: pictureSeconds,
})

export const updateCarouselItem = defineCall({
  name: 'carousel.update',
  method: 'PUT',
  path,
  who: 'carousel.manage',
  summary: 'Update a carousel item as multipart/form-data; without a file, the image is unchanged',
  input: fields
    .extend({ id: idInPath, version: versionInForm })
    .refine(namesOneListing, noListing)
    .refine(datesInOrder, datesCrossed),
  output: carouselDetail,
  upload: carouselImageRules,
  seconds: pictureSeconds,
})

export const orderCarousel = defineCall({
  name: 'carousel.order',
  method: 'PUT',
  path: `${path}/order`,
  who: 'carousel.manage',
  summary: 'Reorder the carousel items; refused unless every item is listed exactly once',
  input: z.object({ ids: z.array(id).min(1).max(500) }),
  output: z.object({ ids: z.array(id) }),
})
