import { z } from 'zod'
import { defineCall, pictureSeconds } from '../call.ts'
import { version } from '../values/id.ts'
import { picture } from '../values/picture.schema.ts'
import { settingsTexts as texts } from './settings.messages.ts'
import { companyForm, companySettings } from './settings.schema.ts'

const shown = companySettings.shape

/**
 * The company's own details, as everyone may see them. The Super Admin edits them; none is
 * hard-coded.
 */
export const companyFacts = z.object({
  name: z.string(),
  legalName: z.string(),
  logo: shown.logo,
  phone: z.string(),
  phoneInternational: z.string(),
  email: z.string(),
  /** On one line, for people. */
  address: z.string(),
  /** The same in parts, for programs. */
  place: shown.address,
  hours: z.string(),
  openingHours: shown.openingHours,
  regulator: z.string(),
  ffcNumber: z.string(),
  foundedYear: z.number().int(),
  teamSize: z.number().int(),
  commercialRentals: z.number().int(),
  residentialRentals: z.number().int(),
  heroTitle: z.string(),
  heroAccent: z.string(),
  heroText: z.string(),
  aboutText: z.string(),
  rentalsText: z.string(),
  trustText: z.string(),
  footerTexts: z.array(z.string()),
  contactFormTitle: z.string(),
  contactFormText: z.string(),
  oftenSearched: z.array(z.string()),
  partners: shown.partners,
  social: z.array(z.object({ name: z.string(), url: z.string() })),
})

export type CompanyFacts = z.infer<typeof companyFacts>

const path = '/api/settings/company'

export const getCompany = defineCall({
  name: 'settings.company',
  method: 'GET',
  path,
  who: 'everyone',
  summary: 'Get the public details of the company',
  input: z.object({}),
  output: companyFacts,
  cache: { seconds: 60, of: ['settings'] },
})

const versionedSettings = companySettings.extend({ version })

export type VersionedSettings = z.infer<typeof versionedSettings>

export const getCompanySettings = defineCall({
  name: 'settings.companyDetails',
  method: 'GET',
  path: `${path}/details`,
  who: 'settings.manage',
  summary: 'Get all company settings, including bank details',
  input: z.object({}),
  output: versionedSettings,
})

export const saveCompanySettings = defineCall({
  name: 'settings.saveCompany',
  method: 'PUT',
  path,
  who: 'settings.manage',
  summary: 'Update the company settings; pages, emails and documents use them immediately',
  input: companyForm.extend({ version }),
  output: versionedSettings,
})

export const companyImageRules = {
  maxFileBytes: 2_097_152,
  maxFiles: 1,
  types: ['image/png', 'image/jpeg', 'image/webp'],
  tooLargeMessage: texts.imageTooLarge,
  wrongTypeMessage: texts.notAPicture,
} as const

export const addCompanyImage = defineCall({
  name: 'settings.addCompanyImage',
  method: 'POST',
  path: `${path}/image`,
  who: 'settings.manage',
  summary: 'Upload a logo as multipart/form-data; it is shown once the settings refer to it',
  input: z.object({}),
  output: picture,
  upload: companyImageRules,
  seconds: pictureSeconds,
})
