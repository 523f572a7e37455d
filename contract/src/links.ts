import { readResortCode } from './resorts/resort-code.ts'

/** The address of every page, built here and nowhere else. */

type Value = string | number | null | undefined
/** How a list is filtered or sorted, by the parameter names in its address. */
type Filter = Record<string, Value>

function withQuery(path: string, values: Record<string, Value>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

export type SalesType = 'Sale' | 'Rent'

export interface PropertySearch {
  usage: string
  salesType?: SalesType | undefined
  /** A place from the suggestions, or the text that was typed. */
  place?: { province: string; city?: string; suburb?: string } | string | undefined
  /** Keys of places and areas, see place-key.ts. */
  places?: readonly string[] | undefined
  /** The person's position, as `lat,lng`. */
  near?: Value
  maxPrice?: Value
}

export interface WeekSearch {
  region?: Value
  resort?: Value
  season?: Value
  bedrooms?: Value
  holiday?: Value
  /** Earliest arrival. */
  date?: Value
  /** Latest departure. */
  ddate?: Value
  minPrice?: Value
  maxPrice?: Value
  places?: Value
  setting?: Value
  sleeps?: Value
  arrivalDay?: Value
  weekNumber?: Value
  driveFrom?: Value
  driveMinutes?: Value
}

/** What is compared, and with which assumptions; defaults are left out of the address. */
export interface Comparison {
  kind: 'week' | 'property'
  ids?: readonly number[]
  /** Keys of places, and what each is: `work_school`. */
  places?: Value
  for?: Value
  deposit?: Value
  years?: Value
  rate?: Value
}

/** What a fee is for. */
export interface PaidFor {
  kind: 'week' | 'property'
  id: number
}

const paidForQuery = ({ kind, id }: PaidFor) =>
  kind === 'week' ? { week: id } : { propertyId: id }

/** `blue-crane-realty-12` */
export function agencySlug(id: number, name: string): string {
  const words = String(name)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return words ? `${words.slice(0, 60)}-${id}` : String(id)
}

export const links = {
  home: () => '/',
  contact: () => '/share/contact',
  bondCalculator: () => '/bond-calculator',
  theme: () => '/theme',
  /** A page with one of the known notices and a link back. */
  alert: (about: string, back?: string) => withQuery('/shared/alert', { about, back }),

  login: (back?: string) => withQuery('/user/login', { redirect: back }),
  /** The login screen with a notice about an action without script. */
  loginAfter: (done: 'registered' | 'reset' | 'changed', back?: string) =>
    withQuery('/user/login', { done, redirect: back }),
  logout: () => '/user/logout',
  forgotPassword: () => '/user/forgotPassword',
  resetPassword: (token: string) => `/forgotPasswordReset/${encodeURIComponent(token)}`,
  confirmEmail: (token: string) => `/user/confirmEmail/${encodeURIComponent(token)}`,
  changePasswordOnLogin: () => '/user/changePasswordOnLogin',
  /** With the return address, which the login then uses. */
  register: (back?: string) => withQuery('/user/register', { redirect: back }),
  registerAgency: (back?: string) => withQuery('/user/registeragency', { redirect: back }),
  profile: (individualId?: number) => withQuery('/user/updateProfileInfo', { id: individualId }),
  agentProfile: (agentId?: number) => withQuery('/user/agent/update', { id: agentId }),
  agency: (agencyId?: number) => withQuery('/user/agency', { id: agencyId }),
  agencyDashboard: (agencyId?: number, days?: number) =>
    withQuery('/agencyDashboard', { id: agencyId, days }),
  /** The public page of an agency: its name is for people, its number identifies it. */
  agencyPage: (id: number, name: string, page?: number) =>
    withQuery(`/agency/${agencySlug(id, name)}`, { page: page === 1 ? undefined : page }),
  listingImports: (agencyId?: number) => withQuery('/listingImports', { agencyId }),
  listingImport: (id: number, filter: Filter = {}) => withQuery(`/listingImports/${id}`, filter),
  ownSecurity: () => '/user/security',
  twoFactor: () => '/user/twoFactor',
  privacy: () => '/user/privacy',
  /** From an email: the proof shows that the reader has access to the mailbox. */
  privacyWithProof: (proof: string) => withQuery('/user/privacy', { proof }),

  /** Quiet hours, and the person's other choices about alerts. */
  alertChoices: () => '/user/alerts',
  conversations: (filter: Filter = {}) => withQuery('/conversations', filter),
  conversation: (id: number, filter: Filter = {}) => withQuery(`/conversations/${id}`, filter),
  unmatchedEmails: () => '/unmatchedEmails',

  savedSearches: () => '/savedSearches',
  /** From an email, for someone without an account. */
  savedSearchesByLink: (token: string) => `/savedSearches/manage/${encodeURIComponent(token)}`,
  confirmSavedSearch: (token: string) => `/savedSearches/confirm/${encodeURIComponent(token)}`,

  notifications: () => '/notifications',
  notificationPreferences: () => '/notifications/preferences',

  listProperty: () => '/property/list',
  propertySearch: () => '/property/search',
  propertySearchOf: (usage: string) => `/property/search/${usage}`,
  propertyHome: (usage: string) => `/property/${usage.toLowerCase()}`,
  propertyResultsPath: (usage: string) => `/property/${usage.toLowerCase()}/searchResult`,
  propertyResults({ usage, salesType, place, places, near, maxPrice }: PropertySearch) {
    const where = typeof place === 'string' ? { place } : place
    const keys = places?.length ? { places: places.join('_') } : {}
    const query = { salesType, ...where, ...keys, near, maxPrice }
    return withQuery(links.propertyResultsPath(usage), query)
  },
  /** The results for either usage; the typed home pages have their own. */
  anyPropertyResults: () => '/property/propertySearch/results',
  property: (usage: string, id: number) => `/property/${usage.toLowerCase()}/property/${id}`,
  /** The short layout of a listing, at its older address. */
  compactProperty: (id: number) => `/property/property/${id}`,
  newProperty: (usage: string, saleType: 'Sale' | 'Rental') => `/property/new/${usage}/${saleType}`,
  listPropertyOf: (usage: string, saleType: 'Sale' | 'Rental') =>
    withQuery('/property/list', { usage, saleType }),
  editProperty: (id: number) => `/property/edit/${id}`,
  myProperties: () => '/property/admin/list/my',
  enquireNow: (id: number, campaign?: Value) => withQuery(`/EnquireNow/${id}`, { campaign }),
  makeOffer: (propertyId: number) => withQuery('/MakeOffer', { propertyId }),
  propertyAdmin: (filter: Filter = {}) => withQuery('/PropertyAdmin', filter),
  myLiveProperties: () => '/properties',

  comparePath: () => '/compare',
  compare: ({ ids = [], ...comparison }: Comparison) =>
    withQuery('/compare', { ...comparison, ids: ids.join(',') }).replaceAll('%2C', ','),

  weeksToBuy: () => '/timeshare/buy',
  sellWeek: () => '/timeshare/sell',
  timeshareQuestions: () => '/timeshare/faq',
  myWeeks: () => '/timeshare/myWeeks',
  ownWeek: (weekId: number) => `/timeshare/${weekId}`,
  weekInformation: (weekId: number) => withQuery('/editTimeshare', { week: weekId }),
  timeshareSearch: (province?: string) => withQuery('/timesharesearch', { province }),
  weekResultsPath: () => '/timeshareToByResults',
  weekResults: (search: WeekSearch) => withQuery('/timeshareToByResults', { ...search }),
  resort: (codeOrId: string | number, filter: Omit<WeekSearch, 'region' | 'resort'> = {}) =>
    withQuery(`/resort/${encodeURIComponent(codeOrId)}`, { ...filter }),
  /** A week at a resort outside the catalogue has no code; its page has a fixed path instead. */
  week: (resortCode: string, weekId: number) =>
    `/resort/${encodeURIComponent(resortCode ? readResortCode(resortCode) : 'other')}/${weekId}`,
  weekOffer: (weekId: number) => withQuery('/MakeOffer', { week: weekId }),

  paymentOption: (paidFor: PaidFor) => withQuery('/financial/paymentOption', paidForQuery(paidFor)),
  eftPage: (paidFor: PaidFor) => withQuery('/financial/eftPage', paidForQuery(paidFor)),
  payFast: (paidFor: PaidFor) => withQuery('/financial/payfast', paidForQuery(paidFor)),
  paymentGateway: (paymentReqId: string, checksum: string) =>
    withQuery('/payments/paymentGateway', { paymentReqId, checksum }),
  paymentSuccess: (paymentId: number) => withQuery('/payments/success', { payment: paymentId }),
  paymentError: (paymentId: number) => `/payments/error/${paymentId}`,

  favourites: (folder?: number) => withQuery('/favourites', { folder }),
  /** Anyone with the link sees the published listings among someone's favourites. */
  sharedFavourites: (token: string) => `/favourites/shared/${encodeURIComponent(token)}`,

  aboutUs: () => '/about/us',
  mapData: () => '/about/mapData',
  aboutTimeshare: () => '/about/timeshare',
  sectionalTitle: () => '/propertyManagement',
  rentalPortfolio: () => '/rentalPropertyManagement',
  privacyPolicy: () => '/privacyPolicy',
  websiteDisclaimer: () => '/websiteDisclaimer',
  terms: (version?: number) => withQuery('/termsConditionsView', { version }),

  today: () => '/today',
  timeshareAdmin: (filter: Filter = {}) => withQuery('/status/timeshareAdmin', filter),
  tenderWeekAdmin: () => '/status/tenderWeekAdmin',
  contactLog: () => '/contactUsLog',
  contactSources: () => '/contactUsSource/list',
  newContactSource: () => '/contactUsSource/new',
  contactSource: (id: number) => `/contactUsSource/${id}`,
  termsEditor: () => '/termsConditions',
  emailTemplates: () => '/emailTemplates',
  newEmailTemplate: () => '/emailTemplates/New/',
  emailTemplate: (id: number) => `/emailTemplates/Edit/${id}`,
  /** A template with sample values; the first one by default. */
  communicationTemplate: (id?: number) => withQuery('/communication/template', { id }),
  emailRecipients: () => '/emailRecipient',
  newEmailRecipient: () => '/emailRecipient/new',
  emailRecipient: (id: number) => `/emailRecipient/Edit/${id}`,
  enquiryLog: () => '/enquireNowLog',
  fees: () => '/fees',
  propertyTypes: () => '/propertyTypes/list',
  newPropertyType: () => '/propertyType/new',
  propertyType: (id: number) => `/propertyType/${id}`,
  userDefinedGroups: () => '/userDefinedGroups/list',
  newUserDefinedGroup: () => '/userDefinedGroups/userDefinedGroup',
  userDefinedGroup: (id: number) => `/userDefinedGroups/userDefinedGroup/${id}`,
  statuses: () => '/status/list',
  newStatus: () => '/status/new',
  status: (id: number) => `/status/Edit/${id}`,
  unitConfigurations: () => '/unitConfiguration/list',
  newUnitConfiguration: () => '/unitConfiguration/new',
  unitConfiguration: (id: number) => `/unitConfiguration/${id}`,
  userManagement: () => '/status/userManagementPage',
  agentManagement: (agencyId?: number) =>
    withQuery('/status/agentUserManagementPage', { agencyId }),
  agencyManagement: (order: Filter = {}) => withQuery('/status/agencyUserManagementPage', order),
  userRoles: () => '/UserRoles',
  rolePermissions: () => '/rolePermissions',
  privacyRequests: (state?: 'open') => withQuery('/privacyRequests', { state }),
  companySettings: () => '/companySettings',
  security: () => '/security',
  offers: (search?: string) => withQuery('/Offers', { search }),
  allOffers: (search?: string) => withQuery('/allOffers', { search }),
  offer: (id: number) => withQuery('/Offers', { offer: id }),
  leads: () => '/leads',
  approvals: () => '/approvals',
  listingChanges: (state?: 'open') => withQuery('/listing-changes', { state }),
  payments: (filter: Filter = {}) => withQuery('/payments', filter),
  payment: (paymentId: number) => `/payments/${paymentId}`,
  bankStatements: (filter: Filter = {}) => withQuery('/bankStatements', filter),
  monthlyStatement: (month?: string) => withQuery('/monthlyStatement', { month }),
  campaignUpload: () => '/campaignUpload',
  outbox: (state?: 'failed') => withQuery('/outbox', { state }),
  outboxMail: (id: number) => `/outbox/${id}`,
  htmlPreview: () => '/htmlPreview',
  landingPages: () => '/landingPages',
  newLandingPage: () => '/newLandingPage',
  /** The editor of a campaign; 0 is a new one. */
  landingPage: (id: number, isTimeshare: boolean) =>
    isTimeshare ? `/landingPage/${id}` : `/landingPageProperty/${id}`,
  /** A week or a property on a campaign; 0 adds one. */
  campaignItem: (itemId: number, campaign?: number) =>
    withQuery(`/landingPage/week/${itemId}`, { campaign }),
  campaignStatistics: (id: number) => `/landingPages/${id}/statistics`,
  campaignSending: (id: number) => `/landingPages/${id}/sending`,
  /** A campaign as visitors see it; a preview also shows one that is not live. */
  clientView: (id: number, { preview = false } = {}) =>
    withQuery(`/MarketingCampaign/${id}`, { preview: preview ? 1 : null }),
  campaignExpired: () => '/CampaignExpired',
  suppressions: () => '/marketing/suppressions',
  carousel: () => '/carousel',
  newCarouselItem: () => '/carousel/details/0',
  carouselItem: (id: number) => `/carousel/details/${id}`,
  changeLog: (table?: string) => withQuery('/status/changeLogPage', { table }),
  /** All changes that match a search, such as those of a reference. */
  changesOf: (search: string, table?: string) =>
    withQuery('/status/changeLogPage', { table, search }),
  searchLog: () => '/searchLog',
  securityEvents: () => '/securityEvents',
} as const

/** Anyone with such a link acts for the person it was sent to. */
export const secretLinks: readonly ((secret: string) => string)[] = [
  links.resetPassword,
  links.confirmEmail,
  links.privacyWithProof,
  links.sharedFavourites,
  links.savedSearchesByLink,
  links.confirmSavedSearch,
]
