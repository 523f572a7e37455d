import { z } from 'zod'
import { maritalStatus } from '../accounts/people.schema.ts'
import { email, isEmail, longestEmail } from '../values/email.ts'
import { idNumber, longestIdNumber } from '../values/id-number.ts'
import { longestPhone, parsePhone } from '../values/phone.ts'
import { phone } from '../values/phone.schema.ts'
import { line } from '../values/text.ts'
import { weeksMessages as texts, weeksTexts as own } from './weeks.messages.ts'
import { wireNames } from '../values/wire-names.ts'

/** An optional line; empty means none. */
export function emptyLine(max = 200) {
  return z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .refine((text) => !/[\p{Cc}]/u.test(text), 'Line breaks are not allowed here')
    .nullable()
    .transform((text) => text || null)
}

/** An optional phone number; empty means none. */
function emptyPhone(message: string) {
  return z
    .string()
    .max(longestPhone, message)
    .nullable()
    .refine((text) => !text?.trim() || parsePhone(text) !== undefined, message)
    .transform((text) => (text?.trim() ? (parsePhone(text) ?? null) : null))
}

const emptyEmail = z
  .string()
  .trim()
  .max(longestEmail, texts.ownerEmailInvalid)
  .nullable()
  .refine((text) => !text || isEmail(text), texts.ownerEmailInvalid)
  .transform((text) => text || null)

const emptyIdNumber = z
  .string()
  .trim()
  .max(longestIdNumber, own.idNumberInvalid)
  .nullable()
  .refine(
    (text) => !text || idNumber(own.idNumberInvalid).safeParse(text).success,
    own.idNumberInvalid,
  )
  .transform((text) => text?.replace(/\s/g, '') || null)

const address = z.object({
  streetNumber: emptyLine(20).default(null),
  street: emptyLine(120).default(null),
  suburb: emptyLine(120).default(null),
  city: emptyLine(120).default(null),
  province: emptyLine(60).default(null),
  postalCode: emptyLine(10).default(null),
})

const fields = {
  name: line(texts.ownerNameRequired, 120),
  surname: line(texts.ownerSurnameRequired, 120),
  emailAddress: email(texts.ownerEmailInvalid),
  cellNumber: phone(texts.ownerCellRequired),
  telephone: emptyPhone(texts.landlineInvalid),
  idNumber: emptyIdNumber,
  companyRegNumber: emptyLine(40),
  spouseName: emptyLine(120),
  spouseSurname: emptyLine(120),
  spouseEmail: emptyEmail,
  spouseTelephone: emptyPhone(texts.landlineInvalid),
  [wireNames.spouseCellNumber]: emptyPhone(texts.landlineInvalid),
}

/** The owner of a week who has no account of their own. */
export const weekOwner = z.object({
  ...fields,
  telephone: fields.telephone.default(null),
  idNumber: fields.idNumber.default(null),
  companyRegNumber: fields.companyRegNumber.default(null),
  howMarried: maritalStatus.default(0),
  spouseName: fields.spouseName.default(null),
  spouseSurname: fields.spouseSurname.default(null),
  spouseEmail: fields.spouseEmail.default(null),
  spouseTelephone: fields.spouseTelephone.default(null),
  [wireNames.spouseCellNumber]: fields[wireNames.spouseCellNumber].default(null),
  address: address.default({
    streetNumber: null,
    street: null,
    suburb: null,
    city: null,
    province: null,
    postalCode: null,
  }),
})

export type WeekOwner = z.output<typeof weekOwner>
export type WeekOwnerInput = z.input<typeof weekOwner>

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const change = z.object({
  ...fields,
  name: fields.name.transform(capitalised),
  surname: fields.surname.transform(capitalised),
  address: address.partial(),
})

/** An empty number is not stored: it is treated as if it had not been sent. */
function unchangedWhenEmpty<T>(schema: z.ZodType<T, string>) {
  return z
    .string()
    .max(longestPhone)
    .nullable()
    .transform((text) => (text?.trim() ? text : undefined))
    .pipe(schema.optional())
}

/**
 * What an edit may change about the owner: names are capitalised, empty numbers stay as they were,
 * empty spouse numbers are removed, and the marital status does not change.
 */
export const weekOwnerChange = change
  .extend({
    cellNumber: unchangedWhenEmpty(fields.cellNumber),
    telephone: unchangedWhenEmpty(phone(texts.landlineInvalid)),
  })
  .partial()

export type WeekOwnerChange = z.output<typeof weekOwnerChange>

/** What the edit form shows of an owner; the identity number is masked. */
export const weekOwnerReply = z.object({
  name: z.string(),
  surname: z.string(),
  fullName: z.string(),
  emailAddress: z.string(),
  cellNumber: z.string().nullable(),
  telephone: z.string().nullable(),
  idNumber: z.string().nullable(),
  companyRegNumber: z.string().nullable(),
  howMarried: z.number().int(),
  spouseName: z.string().nullable(),
  spouseSurname: z.string().nullable(),
  spouseEmail: z.string().nullable(),
  spouseTelephone: z.string().nullable(),
  [wireNames.spouseCellNumber]: z.string().nullable(),
  address: z.object({
    streetNumber: z.string().nullable(),
    street: z.string().nullable(),
    suburb: z.string().nullable(),
    city: z.string().nullable(),
    province: z.string().nullable(),
    postalCode: z.string().nullable(),
  }),
})

export type WeekOwnerReply = z.infer<typeof weekOwnerReply>
