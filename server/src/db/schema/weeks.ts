import {
  sql,
  boolean,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from '../orm.ts'
import { users } from './accounts.ts'
import { agencies, agents } from './agencies.ts'
import {
  anonymousPerson,
  id,
  instant,
  money,
  notNegative,
  oneOf,
  personChecks,
  personColumns,
  positive,
  refusable,
  refusedIsHidden,
  softDeleted,
  versioned,
} from './columns.ts'
import { nobody, notPersonal, personal } from './personal.ts'
import { legalBases, regions, resorts, spacebankEntities } from './resorts.ts'
import { seasons } from './seasons.ts'
import { unitConfigurations } from './unit-configurations.ts'
import { statuses } from './statuses.ts'

export const weekReferences = pgSequence('week_references', { startWith: 20001 })

export const weeks = pgTable(
  'weeks',
  {
    id: id(),
    reference: text('reference')
      .notNull()
      .default(sql`'TW-' || nextval('week_references')`),
    regionId: integer('region_id')
      .notNull()
      .references(() => regions.id, { onDelete: 'restrict' }),
    /** Null if the owner typed the name of an unknown resort. */
    resortId: integer('resort_id').references(() => resorts.id, { onDelete: 'restrict' }),
    otherResortName: text('other_resort_name'),
    unitNumber: text('unit_number').notNull(),
    module: text('module').notNull(),
    /** The week of the year; null for a floating week. */
    weekNumber: smallint('week_number'),
    seasonId: integer('season_id')
      .notNull()
      .references(() => seasons.id, { onDelete: 'restrict' }),
    unitConfigurationId: integer('unit_configuration_id').references(() => unitConfigurations.id, {
      onDelete: 'restrict',
    }),
    /** A studio counts as 0. */
    bedrooms: smallint('bedrooms').notNull(),
    maxSleep: smallint('max_sleep').notNull(),
    /** 0 Flexi, 1 Fixed, 2 Module, 3 Syndicate. */
    weekType: smallint('week_type').notNull(),
    levyAmount: money('levy_amount').notNull(),
    leviesPaidInFull: boolean('levies_paid_in_full').notNull().default(false),
    currentYearBanked: boolean('current_year_banked').notNull().default(false),
    spacebankEntityId: integer('spacebank_entity_id').references(() => spacebankEntities.id, {
      onDelete: 'restrict',
    }),
    placedForRental: boolean('placed_for_rental').notNull().default(false),
    originalPurchaseDate: date('original_purchase_date'),
    originalPurchasePrice: money('original_purchase_price'),
    arrivalDate: date('arrival_date').notNull(),
    departureDate: date('departure_date').notNull(),
    sellPrice: money('sell_price').notNull(),
    askingPrice: money('asking_price'),
    agentCommission: money('agent_commission'),
    mandate: boolean('mandate').notNull().default(false),
    mandateDate: date('mandate_date'),
    consent: boolean('consent').notNull().default(true),

    /** What a timeshare advert must disclose; null falls back to the resort's own. */
    accommodationType: text('accommodation_type'),
    legalBasis: text('legal_basis', { enum: legalBases }),
    legalYears: smallint('legal_years'),
    schemeName: text('scheme_name'),
    schemeAddress: text('scheme_address'),

    /** The account that owns the listing; the owner may be a different person, see week_owners. */
    ownerUserId: integer('owner_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    customOwner: boolean('custom_owner').notNull().default(false),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    referredByAgent: boolean('referred_by_agent').notNull().default(false),
    agentId: integer('agent_id').references(() => agents.id, { onDelete: 'set null' }),
    agencyId: integer('agency_id').references(() => agencies.id, { onDelete: 'restrict' }),

    statusId: integer('status_id')
      .notNull()
      .references(() => statuses.id, { onDelete: 'restrict' }),
    isTender: boolean('is_tender').notNull().default(false),
    /** The last day on which tenders are accepted; null for none. */
    tenderClosesOn: date('tender_closes_on'),
    paidAt: instant('paid_at'),
    verifiedAt: instant('verified_at'),
    verifiedBy: integer('verified_by').references(() => users.id, { onDelete: 'set null' }),
    published: boolean('published').notNull().default(false),
    publishedAt: instant('published_at'),
    firstPublishedAt: instant('first_published_at'),
    ...refusable(),
    /** A sold week is unpublished after this day. */
    hideAfter: date('hide_after'),
    /** When it was first sold. Its fee covers its return to the market only as the same week. */
    goneAt: instant('gone_at'),
    ...versioned(),
    ...softDeleted(),
  },
  (t) => [
    uniqueIndex('weeks_reference_unique').on(t.reference),
    index('weeks_published')
      .on(t.resortId, t.sellPrice, t.id)
      .where(sql`${t.published}`),
    index('weeks_published_region')
      .on(t.regionId, t.sellPrice, t.id)
      .where(sql`${t.published}`),
    index('weeks_published_arrival')
      .on(t.arrivalDate, t.id)
      .where(sql`${t.published}`),
    index('weeks_latest')
      .on(t.firstPublishedAt, t.id)
      .where(sql`${t.published}`),
    index('weeks_resort').on(t.resortId),
    index('weeks_region').on(t.regionId),
    index('weeks_season').on(t.seasonId),
    index('weeks_unit_configuration').on(t.unitConfigurationId),
    index('weeks_spacebank_entity').on(t.spacebankEntityId),
    index('weeks_status').on(t.statusId),
    index('weeks_owner').on(t.ownerUserId),
    index('weeks_agent').on(t.agentId),
    index('weeks_agency').on(t.agencyId),
    index('weeks_created').on(t.createdAt),
    index('weeks_reference_start').on(t.reference.op('text_pattern_ops')),
    index('weeks_to_verify')
      .on(t.id)
      .where(sql`${t.verifiedAt} is null and ${t.deletedAt} is null`),
    index('weeks_tender_closes')
      .on(t.tenderClosesOn)
      .where(sql`${t.tenderClosesOn} is not null`),
    index('weeks_tender')
      .on(t.id)
      .where(sql`${t.isTender}`),
    check('weeks_resort_or_name', sql`num_nonnulls(${t.resortId}, ${t.otherResortName}) = 1`),
    check('weeks_week_number_range', sql`${t.weekNumber} between 1 and 53`),
    check('weeks_week_type_known', sql`${t.weekType} between 0 and 3`),
    check('weeks_bedrooms_range', sql`${t.bedrooms} between 0 and 20`),
    positive('weeks_max_sleep_positive', t.maxSleep),
    notNegative('weeks_levy_not_negative', t.levyAmount),
    positive('weeks_sell_price_positive', t.sellPrice),
    notNegative('weeks_asking_price_not_negative', t.askingPrice),
    notNegative('weeks_purchase_price_not_negative', t.originalPurchasePrice),
    notNegative('weeks_commission_not_negative', t.agentCommission),
    check('weeks_departure_after_arrival', sql`${t.departureDate} > ${t.arrivalDate}`),
    check(
      'weeks_banked_with_someone',
      sql`${t.currentYearBanked} = (${t.spacebankEntityId} is not null)`,
    ),
    check('weeks_mandate_dated', sql`${t.mandate} = (${t.mandateDate} is not null)`),
    check('weeks_legal_years_positive', sql`${t.legalYears} > 0`),
    oneOf('weeks_legal_basis_known', t.legalBasis, legalBases),
    refusedIsHidden('weeks', t),
    check('weeks_published_is_live', sql`not ${t.published} or ${t.deletedAt} is null`),
  ],
)

notPersonal(weeks, {
  otherResortName: 'the name of a resort',
  schemeName: 'the name of a timeshare scheme',
  schemeAddress: 'where the scheme is',
})

/** The owner of a week who has no account of their own. */
export const weekOwners = pgTable(
  'week_owners',
  {
    weekId: integer('week_id')
      .primaryKey()
      .references(() => weeks.id, { onDelete: 'cascade' }),
    ...personColumns(),
    email: text('email').notNull(),
    ...versioned(),
  },
  (t) => personChecks('week_owners', t),
)

// The listing account belongs to another person: only the email address identifies the owner.
personal(weekOwners, {
  owner: { email: 'email' },
  becomes: { ...anonymousPerson, email: nobody.email },
})
