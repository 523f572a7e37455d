import type { Binding } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { accountsRoutes } from './accounts/accounts.routes.ts'
import { individualsRoutes } from './accounts/individuals.routes.ts'
import { sessionsRoutes } from './accounts/sessions.routes.ts'
import { usersRoutes } from './accounts/users.routes.ts'
import { agenciesRoutes } from './agencies/agencies.routes.ts'
import { agencyTeamRoutes } from './agencies/agency-team.routes.ts'
import { agentsRoutes } from './agencies/agents.routes.ts'
import { alertsRoutes } from './alerts/alerts.routes.ts'
import { approvalsRoutes } from './approvals/approvals.routes.ts'
import { banksRoutes } from './banks/banks.routes.ts'
import { bulkActionsRoutes } from './bulk-actions/bulk-actions.routes.ts'
import { campaignSendingRoutes } from './campaign-sending/campaign-sending.routes.ts'
import { campaignsRoutes } from './campaigns/campaigns.routes.ts'
import { carouselRoutes } from './carousel/carousel.routes.ts'
import { changeLogRoutes } from './change-log/change-log.routes.ts'
import { comparisonsRoutes } from './comparisons/comparisons.routes.ts'
import { contactMessagesRoutes } from './contact-messages/contact-messages.routes.ts'
import { contactSourcesRoutes } from './contact-sources/contact-sources.routes.ts'
import { conversationsRoutes } from './conversations/conversations.routes.ts'
import { draftsRoutes } from './drafts/drafts.routes.ts'
import { enquiriesRoutes } from './enquiries/enquiries.routes.ts'
import { exportsRoutes } from './exports/exports.routes.ts'
import { listExportsRoutes } from './exports/list-exports.routes.ts'
import { favouritesRoutes } from './favourites/favourites.routes.ts'
import { feesRoutes } from './fees/fees.routes.ts'
import { fieldGroupsRoutes } from './field-groups/field-groups.routes.ts'
import { findRoutes } from './find/find.routes.ts'
import { leadsRoutes } from './leads/leads.routes.ts'
import { listingChangesRoutes } from './listing-changes/listing-changes.routes.ts'
import { listingImportsRoutes } from './listing-imports/listing-imports.routes.ts'
import { listingsRoutes } from './listings/listings.routes.ts'
import { mailRoutes } from './mail/mail.routes.ts'
import { messageLogsRoutes } from './message-logs/message-logs.routes.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import { offersRoutes } from './offers/offers.routes.ts'
import { outboxRoutes } from './outbox/outbox.routes.ts'
import { monthlyStatementsRoutes } from './monthly-statements/monthly-statements.routes.ts'
import { bankStatementsRoutes } from './bank-statements/bank-statements.routes.ts'
import { paymentsRoutes } from './payments/payments.routes.ts'
import { addressesRoutes } from './places/addresses.routes.ts'
import { placeChoicesRoutes } from './places/place-choices.routes.ts'
import { placesRoutes } from './places/places.routes.ts'
import { privacyRoutes } from './privacy/privacy.routes.ts'
import { propertiesRoutes } from './properties/properties.routes.ts'
import { propertyFieldsRoutes } from './property-fields/property-fields.routes.ts'
import { propertyImagesRoutes } from './property-images/property-images.routes.ts'
import { propertyTypesRoutes } from './property-types/property-types.routes.ts'
import { resortsRoutes } from './resorts/resorts.routes.ts'
import { savedSearchesRoutes } from './saved-searches/saved-searches.routes.ts'
import { savedViewsRoutes } from './saved-views/saved-views.routes.ts'
import { searchLogRoutes } from './search-log/search-log.routes.ts'
import { seasonsRoutes } from './seasons/seasons.routes.ts'
import { securityEventsRoutes } from './security-events/security-events.routes.ts'
import { securityRoutes } from './security/security.routes.ts'
import { sentencesRoutes } from './sentences/sentences.routes.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { statusesRoutes } from './statuses/statuses.routes.ts'
import { termsRoutes } from './terms/terms.routes.ts'
import { todayRoutes } from './today/today.routes.ts'
import { twoFactorRoutes } from './two-factor/two-factor.routes.ts'
import { unitConfigurationsRoutes } from './unit-configurations/unit-configurations.routes.ts'
import { weeksRoutes } from './weeks/weeks.routes.ts'

/** Every feature's calls, bound to its services. */
export function allRoutes(services: Services): Binding[] {
  const bound = [
    accountsRoutes,
    individualsRoutes,
    sessionsRoutes,
    usersRoutes,
    agenciesRoutes,
    agencyTeamRoutes,
    agentsRoutes,
    alertsRoutes,
    approvalsRoutes,
    banksRoutes,
    campaignSendingRoutes,
    campaignsRoutes,
    carouselRoutes,
    changeLogRoutes,
    comparisonsRoutes,
    contactMessagesRoutes,
    contactSourcesRoutes,
    conversationsRoutes,
    draftsRoutes,
    enquiriesRoutes,
    exportsRoutes,
    favouritesRoutes,
    feesRoutes,
    fieldGroupsRoutes,
    findRoutes,
    leadsRoutes,
    listingChangesRoutes,
    listingImportsRoutes,
    listingsRoutes,
    mailRoutes,
    messageLogsRoutes,
    notificationsRoutes,
    offersRoutes,
    outboxRoutes,
    paymentsRoutes,
    bankStatementsRoutes,
    monthlyStatementsRoutes,
    addressesRoutes,
    placeChoicesRoutes,
    placesRoutes,
    privacyRoutes,
    propertiesRoutes,
    propertyFieldsRoutes,
    propertyImagesRoutes,
    propertyTypesRoutes,
    resortsRoutes,
    savedSearchesRoutes,
    savedViewsRoutes,
    searchLogRoutes,
    seasonsRoutes,
    securityEventsRoutes,
    securityRoutes,
    sentencesRoutes,
    settingsRoutes,
    statusesRoutes,
    termsRoutes,
    todayRoutes,
    twoFactorRoutes,
    unitConfigurationsRoutes,
    weeksRoutes,
  ].flatMap((routes) => routes(services))
  // These make calls of other features.
  return [...bound, ...bulkActionsRoutes(services, bound), ...listExportsRoutes(services, bound)]
}
