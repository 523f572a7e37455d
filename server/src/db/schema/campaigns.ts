import {
  sql,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '../orm.ts'
import { users } from './accounts.ts'
import {
  createdAt,
  exactlyOne,
  id,
  longId,
  monthlyKey,
  oneOf,
  positive,
  softDeleted,
  versioned,
} from './columns.ts'
import { images } from './images.ts'
import { notPersonal } from './personal.ts'
import { properties } from './properties.ts'
import { weeks } from './weeks.ts'

export const campaignEventKinds = ['view', 'click'] as const
export const placeholderFormatKinds = ['money', 'number', 'date', 'yesno', 'text'] as const

export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    name: text('name').notNull(),
    startDate: date('start_date').notNull(),
    endDate: date('end_date').notNull(),
    subject: text('subject').notNull().default(''),
    itemsPerRow: integer('items_per_row').notNull().default(1),
    body: text('body').notNull().default(''),
    itemBody: text('item_body').notNull().default(''),
    isTimeshare: boolean('is_timeshare').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    ...versioned(),
    ...softDeleted(),
  },
  (t) => [
    index('campaigns_dates').on(t.startDate, t.endDate),
    check('campaigns_end_after_start', sql`${t.endDate} >= ${t.startDate}`),
    positive('campaigns_items_per_row_positive', t.itemsPerRow),
  ],
)

notPersonal(campaigns, { name: 'the name of a campaign' })

const ofCampaign = () =>
  integer('campaign_id')
    .notNull()
    .references(() => campaigns.id, { onDelete: 'cascade' })

export const campaignItems = pgTable(
  'campaign_items',
  {
    id: id(),
    campaignId: ofCampaign(),
    weekId: integer('week_id').references(() => weeks.id, { onDelete: 'restrict' }),
    propertyId: integer('property_id').references(() => properties.id, { onDelete: 'restrict' }),
    imageId: integer('image_id').references(() => images.id, { onDelete: 'restrict' }),
    imageUrl: text('image_url'),
    rank: integer('rank').notNull().default(0),
    ...versioned(),
  },
  (t) => [
    index('campaign_items_campaign').on(t.campaignId, t.rank, t.id),
    index('campaign_items_week').on(t.weekId),
    index('campaign_items_property').on(t.propertyId),
    index('campaign_items_image').on(t.imageId),
    exactlyOne('campaign_items_one_listing', t.weekId, t.propertyId),
    exactlyOne('campaign_items_one_picture', t.imageId, t.imageUrl),
    check('campaign_items_https', sql`${t.imageUrl} like 'https://%'`),
  ],
)

export const campaignItemPlaceholders = pgTable(
  'campaign_item_placeholders',
  {
    id: id(),
    campaignItemId: integer('campaign_item_id')
      .notNull()
      .references(() => campaignItems.id, { onDelete: 'cascade' }),
    placeholder: text('placeholder').notNull(),
    value: text('value').notNull(),
  },
  (t) => [
    uniqueIndex('campaign_item_placeholders_unique').on(
      t.campaignItemId,
      sql`lower(${t.placeholder})`,
    ),
  ],
)

export const campaignPlaceholders = pgTable(
  'campaign_placeholders',
  {
    id: id(),
    campaignId: ofCampaign(),
    name: text('name').notNull(),
    boundTo: text('bound_to').notNull(),
    boundToClass: text('bound_to_class').notNull(),
    format: text('format').notNull().default(''),
    ...versioned(),
  },
  (t) => [uniqueIndex('campaign_placeholders_unique').on(t.campaignId, sql`lower(${t.name})`)],
)

notPersonal(campaignPlaceholders, { name: 'the name of a placeholder' })

export const placeholderFormats = pgTable(
  'placeholder_formats',
  {
    id: id(),
    displayName: text('display_name').notNull(),
    format: text('format').notNull(),
    kind: text('kind', { enum: placeholderFormatKinds }).notNull(),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('placeholder_formats_format_unique').on(t.format),
    oneOf('placeholder_formats_kind_known', t.kind, placeholderFormatKinds),
  ],
)

notPersonal(placeholderFormats, { displayName: 'the name of a format' })

/** Ready-made pages, stored under a random key and served sandboxed. */
export const campaignUploads = pgTable(
  'campaign_uploads',
  {
    id: id(),
    key: text('key').notNull(),
    /** From the page itself, else the file's name: its name in lists. */
    title: text('title').notNull().default(''),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    ...softDeleted(),
  },
  (t) => [
    uniqueIndex('campaign_uploads_key_unique').on(t.key),
    positive('campaign_uploads_bytes_positive', t.bytes),
  ],
)

/** Views and clicks, partitioned by month; campaign_days has their counts. */
export const campaignEvents = pgTable(
  'campaign_events',
  {
    id: longId(),
    campaignId: integer('campaign_id').references(() => campaigns.id, { onDelete: 'cascade' }),
    uploadId: integer('upload_id').references(() => campaignUploads.id, { onDelete: 'cascade' }),
    /** No foreign key: removing an item must not rewrite its clicks. */
    itemId: integer('item_id'),
    kind: text('kind', { enum: campaignEventKinds }).notNull(),
    /** A daily salted hash: counts visitors without identifying them. */
    visitor: text('visitor'),
    createdAt: createdAt(),
  },
  (t) => [
    monthlyKey(t),
    index('campaign_events_campaign').on(t.campaignId, t.kind, t.createdAt),
    index('campaign_events_upload').on(t.uploadId, t.kind, t.createdAt),
    exactlyOne('campaign_events_one_page', t.campaignId, t.uploadId),
    oneOf('campaign_events_kind_known', t.kind, campaignEventKinds),
  ],
)

/** Views and clicks of past days, counted once; they outlive the events. */
export const campaignDays = pgTable(
  'campaign_days',
  {
    id: longId().primaryKey(),
    day: date('day').notNull(),
    campaignId: integer('campaign_id').references(() => campaigns.id, { onDelete: 'cascade' }),
    uploadId: integer('upload_id').references(() => campaignUploads.id, { onDelete: 'cascade' }),
    itemId: integer('item_id'),
    kind: text('kind', { enum: campaignEventKinds }).notNull(),
    events: integer('events').notNull(),
    /** A visitor has a new hash every day, so that several days can be summed. */
    visitors: integer('visitors').notNull(),
  },
  (t) => [
    index('campaign_days_campaign').on(t.campaignId, t.day),
    index('campaign_days_upload').on(t.uploadId, t.day),
    index('campaign_days_day').on(t.day),
  ],
)

/** 0 if there is none, so that the primary key can contain it. No foreign keys: rows last a day. */
const ofPage = () => ({
  day: date('day').notNull(),
  campaignId: integer('campaign_id').notNull(),
  uploadId: integer('upload_id').notNull(),
  itemId: integer('item_id').notNull(),
  kind: text('kind', { enum: campaignEventKinds }).notNull(),
})

/** Views and clicks of unfinished days, up to `counted_logs.last_id`. */
export const campaignCounts = pgTable(
  'campaign_counts',
  {
    ...ofPage(),
    events: integer('events').notNull(),
    visitors: integer('visitors').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'campaign_counts_pk',
      columns: [t.campaignId, t.uploadId, t.day, t.kind, t.itemId],
    }),
  ],
)

/** The visitors included: each is counted once a day. */
export const campaignVisitors = pgTable(
  'campaign_visitors',
  { ...ofPage(), visitor: text('visitor').notNull() },
  (t) => [
    primaryKey({
      name: 'campaign_visitors_pk',
      columns: [t.campaignId, t.uploadId, t.day, t.kind, t.itemId, t.visitor],
    }),
  ],
)
