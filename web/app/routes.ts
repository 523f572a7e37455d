import type { RouteConfig } from '@react-router/dev/routes'
import { homeScreen, isDevelopment, screen, within } from './route-table.ts'

export default [
  within('shell/public/public-shell.tsx', [
    // Home and company
    homeScreen('features/home/home.screen.tsx'),
    screen('/termsConditionsView', 'features/terms/terms.screen.tsx'),
    screen('/privacypolicy', 'features/terms/privacy-policy.screen.tsx'),
    screen('/websitedisclaimer', 'features/terms/website-disclaimer.screen.tsx'),
    screen('/share/contact', 'features/contact-messages/contact.screen.tsx'),
    screen('/shared/alert', 'features/errors/alert.screen.tsx'),
    screen('/about/us', 'features/about/about-us.screen.tsx'),
    screen('/about/mapData', 'features/about/map-data.screen.tsx'),
    screen('/propertyManagement', 'features/about/sectional-title.screen.tsx'),
    screen('/rentalPropertyManagement', 'features/about/rental-portfolio.screen.tsx'),
    screen('/bond-calculator', 'features/bond/bond-calculator.screen.tsx'),

    // Property
    screen('/property/search', 'features/properties/search/search-home.screen.tsx'),
    screen(
      '/property/search/:usage',
      'features/properties/search/search-home.screen.tsx',
      'property-search-of-usage',
    ),
    screen(
      '/property/residential',
      'features/properties/search/search-home.screen.tsx',
      'property-residential',
    ),
    screen(
      '/property/commercial',
      'features/properties/search/search-home.screen.tsx',
      'property-commercial',
    ),
    screen('/property/propertySearch/results', 'features/properties/search/results.screen.tsx'),
    screen(
      '/property/residential/searchResult',
      'features/properties/search/results.screen.tsx',
      'results-residential',
    ),
    screen(
      '/property/commercial/searchResult',
      'features/properties/search/results.screen.tsx',
      'results-commercial',
    ),
    screen('/property/property/:id', 'features/properties/detail/compact-property.screen.tsx'),
    screen(
      '/property/residential/property/:id',
      'features/properties/detail/property.screen.tsx',
      'detail-residential',
    ),
    screen(
      '/property/commercial/property/:id',
      'features/properties/detail/property.screen.tsx',
      'detail-commercial',
    ),
    screen('/property/list', 'features/properties/form/list-property.screen.tsx'),
    screen('/property/new/:saleType', 'features/properties/form/create-property.screen.tsx'),
    screen(
      '/property/new/:usage/:saleType',
      'features/properties/form/create-property.screen.tsx',
      'create-of-usage',
    ),
    screen(
      '/property/residential/new/:saleType',
      'features/properties/form/create-property.screen.tsx',
      'create-residential',
    ),
    screen(
      '/property/commercial/new/:saleType',
      'features/properties/form/create-property.screen.tsx',
      'create-commercial',
    ),

    // Comparisons
    screen('/compare', 'features/comparisons/compare.screen.tsx'),

    // Enquiries and offers
    screen('/EnquireNow/:id', 'features/enquiries/enquire-now.screen.tsx'),
    screen('/MakeOffer', 'features/offers/make-offer.screen.tsx'),

    // Timeshare
    screen('/timeshare/buy', 'features/resorts/weeks-to-buy.screen.tsx'),
    screen('/timeshare/sell', 'features/weeks/sell-week.screen.tsx'),
    screen('/timeshare/myWeeks', 'features/weeks/my-weeks.screen.tsx'),
    screen('/timeshare/faq', 'features/faq/timeshare-faq.screen.tsx'),
    screen('/timeshare/:weekId', 'features/weeks/sell-week.screen.tsx', 'own-week'),
    screen('/timesharesearch', 'features/weeks/timeshare-search.screen.tsx'),
    screen('/timeshareToByResults', 'features/weeks/week-results.screen.tsx'),
    screen('/resort/:resort', 'features/resorts/resort.screen.tsx'),
    screen('/resort/:resort/:unit', 'features/resorts/unit.screen.tsx'),
    screen('/about/timeshare', 'features/weeks/about-timeshare.screen.tsx'),

    // Favourites
    screen('/favourites', 'features/favourites/favourites.screen.tsx'),
    screen('/favourites/shared/:token', 'features/favourites/shared-favourites.screen.tsx'),
    // Payments
    screen('/financial/paymentOption', 'features/payments/payment-option.screen.tsx'),
    screen('/financial/eftPage', 'features/payments/eft-page.screen.tsx'),
    screen('/financial/payfast', 'features/payments/payfast.screen.tsx'),
    screen('/payments/paymentGateway', 'features/payments/payment-gateway.screen.tsx'),
    screen('/payments/success', 'features/payments/success.screen.tsx'),
    screen('/payments/error/:id', 'features/payments/error.screen.tsx'),

    // Campaigns
    screen('/CampaignExpired', 'features/campaigns/campaign-expired.screen.tsx'),
    screen('/unsubscribe/:token', 'features/campaign-sending/unsubscribe.screen.tsx'),

    // Accounts
    screen('/user/login', 'features/accounts/login.screen.tsx'),
    screen('/user/forgotPassword', 'features/accounts/forgot-password.screen.tsx'),
    screen('/forgotPasswordReset/:token', 'features/accounts/reset-password.screen.tsx'),
    screen('/user/changePasswordOnLogin', 'features/accounts/change-password.screen.tsx'),
    screen('/user/register', 'features/accounts/register.screen.tsx'),
    screen('/user/registeragency', 'features/accounts/register.screen.tsx', 'register-agency'),
    screen('/user/confirmEmail/:token', 'features/accounts/confirm-email.screen.tsx'),
    screen('/user/security', 'features/security-events/own-security.screen.tsx'),
    screen('/user/twoFactor', 'features/two-factor/two-factor.screen.tsx'),
    screen('/user/privacy', 'features/privacy/privacy.screen.tsx'),

    // Alerts
    screen('/user/alerts', 'features/alerts/alert-choices.screen.tsx'),
    screen('/alerts/stop/:token', 'features/alerts/stop-alerts.screen.tsx'),

    // Agencies
    screen('/agency/:slug', 'features/agencies/agency-page.screen.tsx'),

    // Saved searches
    screen('/savedSearches', 'features/saved-searches/saved-searches.screen.tsx'),
    screen('/savedSearches/manage/:token', 'features/saved-searches/managed-searches.screen.tsx'),
    screen('/savedSearches/confirm/:token', 'features/saved-searches/confirm-search.screen.tsx'),

    // Notifications
    screen('/notifications', 'features/notifications/notifications.screen.tsx'),
    screen('/notifications/preferences', 'features/notifications/preferences.screen.tsx'),

    // All components on one page, with `npm run dev` only
    ...(isDevelopment ? [screen('/development/components', 'development/components.tsx')] : []),

    // Everything else is not found, in the same frame
    screen('/*', 'features/errors/not-found.screen.tsx'),
  ]),

  // Profiles: one's own on the site, someone else's in the back office
  within('shell/profile-shell.tsx', [
    screen('/user/updateProfileInfo', 'features/accounts/profile.screen.tsx'),
    screen('/user/agent/update', 'features/agencies/agent-profile.screen.tsx'),
    screen('/user/agency', 'features/agencies/agency.screen.tsx'),
  ]),

  // A week: its owner's on the site, any in the back office
  within('shell/week-shell.tsx', [
    screen('/editTimeshare', 'features/weeks/week-information.screen.tsx'),
  ]),

  // Listings of one's own, and all of them for the back office
  within('shell/listings-shell.tsx', [
    screen('/PropertyAdmin', 'features/properties/lists/property-admin.screen.tsx'),
    screen('/property/admin/list/my', 'features/properties/lists/my-properties.screen.tsx'),
    screen('/properties', 'features/properties/lists/live-properties.screen.tsx'),
    screen('/Offers', 'features/offers/offers.screen.tsx'),
    screen('/leads', 'features/leads/leads.screen.tsx'),
    screen('/conversations', 'features/conversations/conversations.screen.tsx'),
    screen('/conversations/:id', 'features/conversations/conversations.screen.tsx', 'conversation'),
    screen('/listingImports', 'features/listing-imports/imports.screen.tsx'),
    screen('/listingImports/:id', 'features/listing-imports/import.screen.tsx'),
    screen('/agencyDashboard', 'features/agencies/agency-dashboard.screen.tsx'),
    screen('/property/edit/:id', 'features/properties/form/edit-property.screen.tsx'),
  ]),

  // Back office
  within('shell/office/office-shell.tsx', [
    screen('/today', 'features/today/today.screen.tsx'),

    // Listings
    screen('/approvals', 'features/approvals/approvals.screen.tsx'),
    screen('/listing-changes', 'features/listing-changes/listing-changes.screen.tsx'),
    screen('/status/timeshareAdmin', 'features/weeks/timeshare-admin.screen.tsx'),
    screen('/status/tenderWeekAdmin', 'features/weeks/tender-week-admin.screen.tsx'),
    screen(
      '/unitConfiguration/list',
      'features/unit-configurations/unit-configurations.screen.tsx',
    ),
    screen(
      '/unitConfiguration/new',
      'features/unit-configurations/unit-configuration.screen.tsx',
      'unit-configuration-new',
    ),
    screen('/unitConfiguration/:id', 'features/unit-configurations/unit-configuration.screen.tsx'),

    // People
    screen('/UserRoles', 'features/accounts/user-roles.screen.tsx'),
    screen('/rolePermissions', 'features/accounts/role-permissions.screen.tsx'),
    screen('/status/userManagementPage', 'features/accounts/user-management.screen.tsx'),
    screen('/status/agentUserManagementPage', 'features/agencies/agent-management.screen.tsx'),
    screen('/status/agencyUserManagementPage', 'features/agencies/agency-management.screen.tsx'),
    screen('/privacyRequests', 'features/privacy/privacy-requests.screen.tsx'),

    // Offers
    screen('/unmatchedEmails', 'features/conversations/unmatched-emails.screen.tsx'),
    screen('/allOffers', 'features/offers/all-offers.screen.tsx'),

    // Money
    screen('/payments', 'features/payments/payments.screen.tsx'),
    screen('/payments/:id', 'features/payments/payment.screen.tsx'),
    screen('/bankStatements', 'features/bank-statements/bank-statements.screen.tsx'),
    screen('/monthlyStatement', 'features/monthly-statements/monthly-statement.screen.tsx'),

    // Setup
    screen('/propertyTypes/list', 'features/property-types/property-types.screen.tsx'),
    screen(
      '/propertyType/new',
      'features/property-types/property-type.screen.tsx',
      'property-type-new',
    ),
    screen('/propertyType/:id', 'features/property-types/property-type.screen.tsx'),
    screen('/userDefinedGroups/list', 'features/field-groups/field-groups.screen.tsx'),
    screen(
      '/userDefinedGroups/userDefinedGroup',
      'features/field-groups/field-group.screen.tsx',
      'field-group-new',
    ),
    screen(
      '/userDefinedGroups/userDefinedGroup/:id',
      'features/field-groups/field-group.screen.tsx',
    ),
    screen('/status/list', 'features/statuses/statuses.screen.tsx'),
    screen('/status/new', 'features/statuses/status.screen.tsx', 'status-new'),
    screen('/status/Edit/:id', 'features/statuses/status.screen.tsx'),
    screen('/fees', 'features/fees/fees.screen.tsx'),
    screen('/termsConditions', 'features/terms/terms-editor.screen.tsx'),
    screen('/companySettings', 'features/settings/company-settings.screen.tsx'),
    screen('/security', 'features/security/security.screen.tsx'),
    screen('/contactUsSource/list', 'features/contact-sources/contact-sources.screen.tsx'),
    screen(
      '/contactUsSource/new',
      'features/contact-sources/contact-source.screen.tsx',
      'contact-source-new',
    ),
    screen('/contactUsSource/:id', 'features/contact-sources/contact-source.screen.tsx'),

    // Mail
    screen('/emailTemplates', 'features/mail/email-templates.screen.tsx'),
    screen('/emailTemplates/New', 'features/mail/email-template.screen.tsx', 'email-template-new'),
    screen('/emailTemplates/Edit/:id', 'features/mail/email-template.screen.tsx'),
    screen('/communication/template', 'features/mail/communication-template.screen.tsx'),
    screen('/emailRecipient', 'features/mail/email-recipients.screen.tsx'),
    screen(
      '/emailRecipient/new',
      'features/mail/email-recipient.screen.tsx',
      'email-recipient-new',
    ),
    screen('/emailRecipient/Edit/:id', 'features/mail/email-recipient.screen.tsx'),
    screen('/outbox', 'features/outbox/outbox.screen.tsx'),
    screen('/outbox/:id', 'features/outbox/outbox-mail.screen.tsx'),

    // Campaigns
    screen('/campaignUpload', 'features/campaigns/campaign-upload.screen.tsx'),
    screen('/landingPages', 'features/campaigns/landing-pages.screen.tsx'),
    screen('/landingPages/:id/statistics', 'features/campaigns/statistics.screen.tsx'),
    screen('/landingPages/:id/sending', 'features/campaign-sending/sending.screen.tsx'),
    screen('/newLandingPage', 'features/campaigns/new-landing-page.screen.tsx'),
    screen('/landingPage/:id', 'features/campaigns/week-campaign.screen.tsx'),
    screen('/landingPageProperty/:id', 'features/campaigns/property-campaign.screen.tsx'),
    screen('/landingPage/week/:id', 'features/campaigns/campaign-item.screen.tsx'),
    screen('/htmlPreview', 'features/campaigns/html-preview.screen.tsx'),
    screen('/marketing/suppressions', 'features/campaign-sending/suppressions.screen.tsx'),

    // Carousel
    screen('/carousel', 'features/carousel/carousel.screen.tsx'),
    screen('/carousel/details/:id', 'features/carousel/carousel-item.screen.tsx'),

    // Logs
    screen('/contactUsLog', 'features/message-logs/contact-log.screen.tsx'),
    screen('/enquireNowLog', 'features/message-logs/enquire-log.screen.tsx'),
    screen('/searchLog', 'features/search-log/search-log.screen.tsx'),
    screen('/securityEvents', 'features/security-events/security-events.screen.tsx'),
    screen('/status/changeLogPage', 'features/change-log/change-log.screen.tsx'),
  ]),

  // A campaign fills the page
  screen('/MarketingCampaign/:id', 'features/campaigns/marketing-campaign.screen.tsx'),

  // Replies without a page
  screen('/user/logout', 'features/accounts/logout.action.ts'),
  screen('/theme', 'shell/theme/theme.action.ts'),
] satisfies RouteConfig
