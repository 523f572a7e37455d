import { z } from 'zod'
import { email } from '../values/email.ts'
import { id } from '../values/id.ts'
import { phone } from '../values/phone.schema.ts'
import { picture } from '../values/picture.schema.ts'
import { line } from '../values/text.ts'
import { settingsTexts as texts } from './settings.messages.ts'
import { weekdays } from './weekdays.ts'

const weekday = z.enum(weekdays)

/** The company's own details as they are stored. */
export const companySettings = z.object({
  companyName: z.string(),
  legalName: z.string(),
  logo: picture.nullable(),
  companyRegNumber: z.string(),
  vatNumber: z.string(),
  ffcNumber: z.string(),
  regulator: z.string(),
  foundedYear: z.number().int(),
  supportTeamSize: z.number().int(),
  commercialRentals: z.number().int(),
  residentialRentals: z.number().int(),
  phone: z.string(),
  phoneInternational: z.string(),
  email: z.string(),
  address: z.object({
    building: z.string(),
    street: z.string(),
    suburb: z.string(),
    city: z.string(),
    province: z.string(),
    postalCode: z.string(),
    country: z.string(),
    lat: z.number(),
    lng: z.number(),
  }),
  openingHours: z.array(
    z.object({ firstDay: weekday, lastDay: weekday, open: z.string(), close: z.string() }),
  ),
  heroTitle: z.string(),
  heroAccent: z.string(),
  heroText: z.string(),
  aboutText: z.string(),
  trustText: z.string(),
  footerTexts: z.array(z.string()),
  contactFormTitle: z.string(),
  contactFormText: z.string(),
  oftenSearched: z.array(z.string()),
  partners: z.array(z.object({ name: z.string(), logo: picture.nullable() })),
  socialLinks: z.array(z.object({ network: z.string(), url: z.string() })),
  eftAccount: z.object({
    bankName: z.string(),
    accountHolder: z.string(),
    accountNumber: z.string(),
    accountType: z.string(),
    branchCode: z.string(),
    referenceHint: z.string(),
  }),
})

export type CompanySettings = z.infer<typeof companySettings>

/** A line that may be empty. */
const shortText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .refine((text) => !/[\p{Cc}]/u.test(text), 'Line breaks are not allowed here')

const count = (message: string, least: number, most = 1_000_000) =>
  z.number({ error: message }).int(message).min(least, message).max(most, message)

const degrees = (message: string, most: number) =>
  z.number({ error: message }).min(-most, message).max(most, message)

const time = z
  .string()
  .max(5, texts.timeInvalid)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, texts.timeInvalid)

const openingTime = z
  .object({ firstDay: weekday, lastDay: weekday, open: time, close: time })
  .refine(({ open, close }) => close > open, {
    path: ['close'],
    message: texts.closesAfterOpening,
  })

const digits = (pattern: RegExp, message: string) =>
  z
    .string({ error: message })
    .max(60, message)
    .transform((text) => text.replace(/\s/g, ''))
    .refine((text) => pattern.test(text), message)

/** These are shown as links, so only web addresses are allowed. */
const webAddress = z
  .string()
  .trim()
  .max(300, 'At most 300 characters')
  .refine((text) => URL.canParse(text) && new URL(text).protocol === 'https:', texts.addressInvalid)

/** What the form sends: pictures by id, since they are uploaded individually. */
export const companyForm = z.object({
  companyName: line(texts.nameRequired, 60),
  legalName: line(texts.legalNameRequired, 120),
  logoId: id.nullable(),
  companyRegNumber: shortText(40),
  vatNumber: z
    .string()
    .max(40, texts.vatInvalid)
    .transform((text) => text.replace(/\s/g, ''))
    .refine((text) => text === '' || /^4\d{9}$/.test(text), texts.vatInvalid),
  ffcNumber: line(texts.ffcRequired, 40),
  regulator: line(texts.required, 120),
  foundedYear: count(texts.yearInvalid, 1800, 2100),
  supportTeamSize: count(texts.teamSize, 1),
  commercialRentals: count(texts.wholeNumber, 0),
  residentialRentals: count(texts.wholeNumber, 0),
  phone: phone(texts.phoneInvalid),
  email: email(texts.emailInvalid),
  address: z.object({
    building: shortText(80),
    street: line(texts.required, 120),
    suburb: shortText(80),
    city: line(texts.required, 80),
    province: line(texts.required, 80),
    postalCode: z
      .string()
      .trim()
      .max(4, texts.postalCodeInvalid)
      .regex(/^\d{4}$/, texts.postalCodeInvalid),
    country: line(texts.required, 80),
    lat: degrees(texts.latitudeInvalid, 90),
    lng: degrees(texts.longitudeInvalid, 180),
  }),
  openingHours: z.array(openingTime).max(7),
  heroTitle: line(texts.required, 60),
  heroAccent: shortText(40),
  heroText: line(texts.required, 300),
  aboutText: line(texts.required, 600),
  trustText: line(texts.required, 300),
  footerTexts: z.array(line(texts.required, 160)).max(6, 'At most 6 lines'),
  contactFormTitle: line(texts.required, 80),
  contactFormText: shortText(200),
  oftenSearched: z.array(line(texts.required, 80)).max(8, 'At most 8 places'),
  partners: z
    .array(z.object({ name: line(texts.nameRequired, 60), logoId: id.nullable() }))
    .max(12),
  socialLinks: z.array(z.object({ network: line(texts.nameRequired, 40), url: webAddress })).max(8),
  eftAccount: z.object({
    bankName: line(texts.required, 80),
    accountHolder: line(texts.required, 120),
    accountNumber: digits(/^\d{6,16}$/, texts.accountNumberInvalid),
    accountType: line(texts.required, 60),
    branchCode: digits(/^\d{6}$/, texts.branchCodeInvalid),
  }),
})

export type CompanyForm = z.output<typeof companyForm>
