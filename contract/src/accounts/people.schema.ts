import { z } from 'zod'
import { roleFromName, roleNames, type RoleName } from '../roles.ts'
import { email, longestEmail } from '../values/email.ts'
import { id, version } from '../values/id.ts'
import { idNumber, longestIdNumber } from '../values/id-number.ts'
import { optionalPhone, phone } from '../values/phone.schema.ts'
import { line, optionalLine } from '../values/text.ts'
import { currentPassword } from './password.ts'
import { peopleTexts, profileMessages as texts } from './profile.messages.ts'
import { wireNames } from '../values/wire-names.ts'

export const roleName = z.enum(Object.values(roleNames) as [RoleName, ...RoleName[]])

/** A role as a Super Admin sends it, in any of its spellings. */
export const roleField = z
  .string({ error: texts.roleRequired })
  .max(100, texts.roleRequired)
  .refine((name) => roleFromName(name) !== undefined, texts.roleRequired)
  .transform((name) => roleFromName(name) as NonNullable<ReturnType<typeof roleFromName>>)

/** Marital regimes: the position in this list is the stored code. */
export const maritalStatuses = [
  'N/A',
  'In Community Of Property (ICOP)',
  'Out of Community Of Property (OCOP)',
  'Other',
  'Traditional Wedding',
  'Single',
  'Divorced',
  'Widow',
  'Committed Relationship',
  'Partner',
] as const

export const inCommunityOfProperty = 1

export const maritalStatus = z
  .number()
  .int()
  .min(0)
  .max(maritalStatuses.length - 1)

/** Marriage in community of property makes the spouse an owner too. */
export function lacksSpouse(person: {
  howMarried: number
  spouseName: string | null
  spouseSurname: string | null
}): boolean {
  const { howMarried, spouseName, spouseSurname } = person
  return howMarried === inCommunityOfProperty && !(spouseName && spouseSurname)
}

const addressForm = z.object({
  streetNumber: optionalLine(20),
  street: optionalLine(120),
  suburb: optionalLine(120),
  city: optionalLine(120),
  province: optionalLine(60),
  postalCode: optionalLine(10).refine(
    (code) => code === null || /^\d{4}$/.test(code),
    peopleTexts.postalCodeInvalid,
  ),
})

const address = z.object({
  streetNumber: z.string().nullable(),
  street: z.string().nullable(),
  suburb: z.string().nullable(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  postalCode: z.string().nullable(),
})

export const bankingForm = z.object({
  bank: line(peopleTexts.bankRequired, 100),
  accountNumber: z
    .string({ error: peopleTexts.accountNumberInvalid })
    .max(60, peopleTexts.accountNumberInvalid)
    .transform((digits) => digits.replace(/[\s-]/g, ''))
    .refine((digits) => /^\d{5,20}$/.test(digits), peopleTexts.accountNumberInvalid),
  accountType: line(peopleTexts.accountTypeRequired, 40),
  branchCode: z
    .string({ error: peopleTexts.branchCodeInvalid })
    .trim()
    .max(6, peopleTexts.branchCodeInvalid)
    .regex(/^\d{6}$/, peopleTexts.branchCodeInvalid),
  accountHolder: line(peopleTexts.accountHolderRequired, 120),
})

export type BankingDetails = z.output<typeof bankingForm>

const bankingDetails = z.object({
  bank: z.string(),
  accountNumber: z.string(),
  accountType: z.string(),
  branchCode: z.string(),
  accountHolder: z.string(),
})

/** What every profile has, an agent's and an individual's. */
export const contactForm = {
  name: line(texts.nameRequired, 100),
  surname: line(texts.surnameRequired, 100),
  email: email(texts.emailInvalid),
  cellNumber: phone(texts.cellInvalid),
  telephone: optionalPhone(texts.telephoneInvalid),
  /** Needed when the email address changes. */
  currentPassword,
}

/** A Super Admin who gives up their own role confirms it. */
export const confirmOwnRole = z.boolean().nullish()

/** The account behind a profile; only a Super Admin's is read. */
export const accessControlForm = z
  .object({
    username: z.string().max(200).nullish(),
    role: z.string().max(100).nullish(),
    loginPasswordChange: z.boolean().nullish(),
    confirmOwnRole,
  })
  .nullish()

const spouseEmail = z
  .string()
  .trim()
  .max(longestEmail, texts.emailInvalid)
  .nullish()
  .transform((text) => text || null)
  .pipe(email(texts.emailInvalid).nullable())

/** The profile of an individual. What only a Super Admin may set stays unchanged for everyone else. */
export const individualForm = z
  .object({
    /** Left out, or another's: a user who is not a Super Admin always means their own record. */
    id: id.optional(),
    version,
    ...contactForm,
    idNumber: z
      .string()
      .trim()
      .max(longestIdNumber, peopleTexts.idNumberInvalid)
      .nullish()
      .transform((text) => text || null)
      .pipe(idNumber(peopleTexts.idNumberInvalid).nullable()),
    companyRegNumber: optionalLine(40),
    howMarried: maritalStatus.default(0),
    spouseName: optionalLine(100),
    spouseSurname: optionalLine(100),
    spouseEmail,
    spouseTelephone: optionalPhone(texts.telephoneInvalid),
    [wireNames.spouseCellNumber]: optionalPhone(texts.cellInvalid),
    address: addressForm.nullish(),
    /** Left out: unchanged. Null: removed. */
    bankingDetails: bankingForm.nullish(),
    agencyId: id.nullish(),
    isDeleted: z.boolean().nullish(),
    user: accessControlForm,
  })
  .transform(({ [wireNames.spouseCellNumber]: spouseCellNumber, ...form }) => ({
    ...form,
    spouseCellNumber,
  }))

export type IndividualForm = z.output<typeof individualForm>

/** The account as its owner and a Super Admin see it. */
export const account = z.object({
  id,
  version,
  username: z.string(),
  role: roleName,
  loginPasswordChange: z.boolean(),
  emailConfirmed: z.boolean(),
})

export const individualRow = z.object({
  id,
  version,
  userId: id,
  name: z.string(),
  surname: z.string(),
  fullName: z.string(),
  cellNumber: z.string().nullable(),
  telephone: z.string().nullable(),
  email: z.string(),
  username: z.string(),
  role: roleName,
  emailConfirmed: z.boolean(),
  /** Masked. */
  idNumber: z.string().nullable(),
  isDeleted: z.boolean(),
})

export type IndividualRow = z.output<typeof individualRow>

export const individual = individualRow
  .omit({ username: true, role: true, emailConfirmed: true })
  .extend({
    /** In full: only the person and a Super Admin may see it. */
    idNumber: z.string().nullable(),
    companyRegNumber: z.string().nullable(),
    howMarried: z.number().int(),
    spouseName: z.string().nullable(),
    spouseSurname: z.string().nullable(),
    spouseEmail: z.string().nullable(),
    spouseTelephone: z.string().nullable(),
    [wireNames.spouseCellNumber]: z.string().nullable(),
    address,
    /** Masked for everyone but the person. */
    bankingDetails: bankingDetails.nullable(),
    agencyId: id.nullable(),
    agencyName: z.string().nullable(),
    /** The new address while it waits to be confirmed. */
    pendingEmail: z.string().nullable(),
    user: account,
  })

export type Individual = z.output<typeof individual>

/** `•••••4321` */
export function maskAccountNumber(digits: string): string {
  return `•••••${digits.slice(-4)}`
}
