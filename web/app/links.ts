/** The address of every page, built here and nowhere else. */

type Value = string | number | null | undefined

function withQuery(path: string, values: Record<string, Value>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

export type SalesType = 'Buy' | 'Rent'

export interface PropertySearch {
  usage: string
  salesType?: SalesType | undefined
  /** A place from the suggestions, or the words that were typed. */
  place?: { province: string; city?: string; suburb?: string } | string | undefined
  maxPrice?: Value
}

export interface WeekSearch {
  region?: Value
  dateFrom?: Value
  dateTo?: Value
}

export const links = {
  home: () => '/',
  contact: () => '/share/contact',
  bondCalculator: () => '/bond-calculator',
  theme: () => '/theme',

  login: (back?: string) => withQuery('/user/login', { redirect: back }),
  /** The login screen after something was done without script, which it then says. */
  loginAfter: (done: 'registered' | 'reset' | 'changed') => withQuery('/user/login', { done }),
  logout: () => '/user/logout',
  forgotPassword: () => '/user/forgotPassword',
  resetPassword: (token: string) => `/forgotPasswordReset/${encodeURIComponent(token)}`,
  changePasswordOnLogin: () => '/user/changePasswordOnLogin',
  register: () => '/user/register',
  registerAgency: () => '/user/registeragency',
  profile: (individualId?: number) => withQuery('/user/updateProfileInfo', { id: individualId }),
  agentProfile: (agentId?: number) => withQuery('/user/agent/update', { id: agentId }),
  agency: (agencyId?: number) => withQuery('/user/agency', { id: agencyId }),
  twoFactor: () => '/user/twoFactor',
  privacy: () => '/user/privacy',

  listProperty: () => '/property/list',
  propertySearch: () => '/property/search',
  propertyHome: (usage: string) => `/property/${usage.toLowerCase()}`,
  propertyResultsPath: (usage: string) => `/property/${usage.toLowerCase()}/searchResult`,
  propertyResults({ usage, salesType, place, maxPrice }: PropertySearch) {
    const where = typeof place === 'string' ? { place } : place
    return withQuery(links.propertyResultsPath(usage), { salesType, ...where, maxPrice })
  },
  property: (usage: string, id: number) => `/property/${usage.toLowerCase()}/property/${id}`,
  propertyAdmin: () => '/PropertyAdmin',
  myLiveProperties: () => '/properties',

  weeksToBuy: () => '/timeshare/buy',
  sellWeek: () => '/timeshare/sell',
  timeshareQuestions: () => '/timeshare/faq',
  myWeeks: () => '/timeshare/myWeeks',
  weekResultsPath: () => '/timeshareToByResults',
  weekResults: (search: WeekSearch) => withQuery('/timeshareToByResults', { ...search }),
  resort: (codeOrId: string | number, dates: Omit<WeekSearch, 'region'> = {}) =>
    withQuery(`/resort/${encodeURIComponent(codeOrId)}`, dates),
  week: (resortCode: string, weekId: number) =>
    `/resort/${encodeURIComponent(resortCode)}/${weekId}`,

  aboutUs: () => '/about/us',
  aboutTimeshare: () => '/about/timeshare',
  sectionalTitle: () => '/propertyManagement',
  rentalPortfolio: () => '/rentalPropertyManagement',
  privacyPolicy: () => '/privacyPolicy',
  websiteDisclaimer: () => '/websiteDisclaimer',
  terms: () => '/termsConditionsView',

  today: () => '/today',
  timeshareAdmin: () => '/status/timeshareAdmin',
  tenderWeekAdmin: () => '/status/tenderWeekAdmin',
  contactLog: () => '/contactUsLog',
  contactSources: () => '/contactUsSource/list',
  newContactSource: () => '/contactUsSource/new',
  contactSource: (id: number) => `/contactUsSource/${id}`,
  termsEditor: () => '/termsConditions',
  emailTemplates: () => '/emailTemplates',
  emailRecipients: () => '/emailRecipient',
  enquiryLog: () => '/enquireNowLog',
  fees: () => '/fees',
  propertyTypes: () => '/propertyTypes/list',
  userDefinedGroups: () => '/userDefinedGroups/list',
  statuses: () => '/status/list',
  unitConfigurations: () => '/unitConfiguration/list',
  userManagement: () => '/status/userManagementPage',
  agentManagement: (agencyId?: number) =>
    withQuery('/status/agentUserManagementPage', { agencyId }),
  agencyManagement: () => '/status/agencyUserManagementPage',
  userRoles: () => '/UserRoles',
  privacyRequests: () => '/privacyRequests',
  privacyRequest: (id: number) => `/privacyRequests/${id}`,
  security: () => '/security',
  offers: () => '/Offers',
  payments: () => '/payments',
  campaignUpload: () => '/campaignUpload',
  outbox: () => '/outbox',
  htmlPreview: () => '/htmlPreview',
  landingPages: () => '/landingPages',
  carousel: () => '/carousel',
  changeLog: () => '/status/changeLogPage',
  searchLog: () => '/searchLog',
} as const
