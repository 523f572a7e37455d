import { is, PgTable } from './orm.ts'
import * as accounts from './schema/accounts.ts'
import * as agencies from './schema/agencies.ts'
import * as alerts from './schema/alerts.ts'
import * as approvals from './schema/approvals.ts'
import * as areas from './schema/areas.ts'
import * as backups from './schema/backups.ts'
import * as bankStatements from './schema/bank-statements.ts'
import * as banks from './schema/banks.ts'
import * as campaigns from './schema/campaigns.ts'
import * as carousel from './schema/carousel.ts'
import * as contactMessages from './schema/contact-messages.ts'
import * as contactSources from './schema/contact-sources.ts'
import * as conversations from './schema/conversations.ts'
import * as drafts from './schema/drafts.ts'
import * as enquiries from './schema/enquiries.ts'
import * as favourites from './schema/favourites.ts'
import * as feeWaivers from './schema/fee-waivers.ts'
import * as fees from './schema/fees.ts'
import * as fileRemovals from './schema/file-removals.ts'
import * as idempotencyKeys from './schema/idempotency-keys.ts'
import * as images from './schema/images.ts'
import * as individuals from './schema/individuals.ts'
import * as changeLog from './schema/change-log.ts'
import * as searchLog from './schema/search-log.ts'
import * as listingChanges from './schema/listing-changes.ts'
import * as listingImports from './schema/listing-imports.ts'
import * as listingHistory from './schema/listing-history.ts'
import * as listingViews from './schema/listing-views.ts'
import * as mail from './schema/mail.ts'
import * as campaignSending from './schema/campaign-sending.ts'
import * as notifications from './schema/notifications.ts'
import * as offers from './schema/offers.ts'
import * as outbox from './schema/outbox.ts'
import * as payments from './schema/payments.ts'
import * as places from './schema/places.ts'
import * as privacy from './schema/privacy.ts'
import * as properties from './schema/properties.ts'
import * as propertySearch from './schema/property-search.ts'
import * as propertyTypes from './schema/property-types.ts'
import * as rateCounters from './schema/rate-counters.ts'
import * as referenceLoads from './schema/reference-loads.ts'
import * as resorts from './schema/resorts.ts'
import * as savedSearchIndex from './schema/saved-search-index.ts'
import * as savedSearches from './schema/saved-searches.ts'
import * as savedViews from './schema/saved-views.ts'
import * as securityEvents from './schema/security-events.ts'
import * as sessions from './schema/sessions.ts'
import * as settings from './schema/settings.ts'
import * as statuses from './schema/statuses.ts'
import * as terms from './schema/terms.ts'
import * as unitConfigurations from './schema/unit-configurations.ts'
import * as fieldGroups from './schema/field-groups.ts'
import * as seasons from './schema/seasons.ts'
import * as twoFactor from './schema/two-factor.ts'
import * as pages from './schema/pages.ts'
import * as faq from './schema/faq.ts'
import * as propertyImages from './schema/property-images.ts'
import * as propertyFields from './schema/property-fields.ts'
import * as weeks from './schema/weeks.ts'

const modules = [
  accounts,
  agencies,
  alerts,
  approvals,
  areas,
  backups,
  bankStatements,
  banks,
  campaigns,
  carousel,
  contactMessages,
  contactSources,
  conversations,
  drafts,
  enquiries,
  favourites,
  feeWaivers,
  fees,
  fileRemovals,
  idempotencyKeys,
  images,
  individuals,
  changeLog,
  searchLog,
  listingChanges,
  listingHistory,
  listingViews,
  listingImports,
  mail,
  campaignSending,
  notifications,
  offers,
  outbox,
  payments,
  places,
  privacy,
  properties,
  propertySearch,
  propertyTypes,
  rateCounters,
  referenceLoads,
  resorts,
  savedSearchIndex,
  savedSearches,
  savedViews,
  securityEvents,
  sessions,
  settings,
  statuses,
  terms,
  unitConfigurations,
  fieldGroups,
  seasons,
  twoFactor,
  pages,
  faq,
  propertyImages,
  propertyFields,
  weeks,
]

/** Every table of the program. A test fails if a file of the schema is missing here. */
export const allTables: readonly PgTable[] = modules
  .flatMap((module): unknown[] => Object.values(module))
  .filter((value) => is(value, PgTable))
