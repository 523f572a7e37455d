import {
  inCommunityOfProperty,
  maskAccountNumber,
  type BankingDetails,
  type Individual,
  type IndividualForm,
  type IndividualRow,
} from '#contract/accounts/people.schema.ts'
import { roleNames } from '#contract/roles.ts'
import { maskIdNumber } from '#contract/values/id-number.ts'
import type { individuals } from '../../db/schema/individuals.ts'
import type { Secrets } from '../../kit/secrets.ts'
import type { IndividualListRecord, IndividualRecord } from './individuals.queries.ts'
import { wireNames } from '#contract/values/wire-names.ts'

const fullName = ({ name, surname }: { name: string; surname: string }) => `${name} ${surname}`

export function toIndividualRow(record: IndividualListRecord, secrets: Secrets): IndividualRow {
  const { idNumberEncrypted, account, ...row } = record
  return {
    ...row,
    fullName: fullName(row),
    username: account.username,
    role: roleNames[account.role],
    emailConfirmed: account.emailConfirmed,
    idNumber: idNumberEncrypted && maskIdNumber(secrets.decrypt(idNumberEncrypted)),
  }
}

function masked(banking: BankingDetails): BankingDetails {
  const { bank, accountNumber } = banking
  const hidden = { accountType: '', branchCode: '', accountHolder: '' }
  return { bank, accountNumber: maskAccountNumber(accountNumber), ...hidden }
}

export function toIndividual(
  record: IndividualRecord,
  secrets: Secrets,
  bankingInFull: boolean,
): Individual {
  const { idNumberEncrypted, bankingDetailsEncrypted, account, spouseCellNumber, ...rest } = record
  const { streetNumber, street, suburb, city, province, postalCode } = rest
  const banking = bankingDetailsEncrypted
    ? (JSON.parse(secrets.decrypt(bankingDetailsEncrypted)) as BankingDetails)
    : null
  return {
    ...rest,
    fullName: fullName(rest),
    idNumber: idNumberEncrypted && secrets.decrypt(idNumberEncrypted),
    [wireNames.spouseCellNumber]: spouseCellNumber,
    address: { streetNumber, street, suburb, city, province, postalCode },
    bankingDetails: banking && (bankingInFull ? banking : masked(banking)),
    user: { ...account, role: roleNames[account.role] },
  }
}

type Columns = Partial<typeof individuals.$inferInsert>

/** Encrypts what was typed; an unchanged number leaves no entry in the change log. */
function sealed(secrets: Secrets, text: string | null, stored: string | null): string | null {
  if (text === null) return null
  return stored && secrets.decrypt(stored) === text ? stored : secrets.encrypt(text)
}

/** Whether a form changes the account that a seller is paid into. */
export function changesBanking(
  { bankingDetails }: Pick<IndividualForm, 'bankingDetails'>,
  { bankingDetailsEncrypted }: IndividualRecord,
  secrets: Secrets,
): boolean {
  if (bankingDetails === undefined) return false
  const stored = bankingDetailsEncrypted && secrets.decrypt(bankingDetailsEncrypted)
  return (bankingDetails && JSON.stringify(bankingDetails)) !== stored
}

/** What a profile writes, for everyone who may save it; banking details only if they were sent. */
export function toColumns(
  form: IndividualForm,
  record: IndividualRecord,
  secrets: Secrets,
  mayBank: boolean,
): Columns {
  const married = form.howMarried === inCommunityOfProperty
  const banking = form.bankingDetails && JSON.stringify(form.bankingDetails)
  return {
    name: form.name,
    surname: form.surname,
    cellNumber: form.cellNumber,
    telephone: form.telephone,
    idNumberEncrypted: sealed(secrets, form.idNumber, record.idNumberEncrypted),
    companyRegNumber: form.companyRegNumber,
    howMarried: form.howMarried,
    // If a spouse owns nothing here, nothing is kept about them.
    spouseName: married ? form.spouseName : null,
    spouseSurname: married ? form.spouseSurname : null,
    spouseEmail: married ? form.spouseEmail : null,
    spouseTelephone: married ? form.spouseTelephone : null,
    spouseCellNumber: married ? form.spouseCellNumber : null,
    ...form.address,
    ...(mayBank && banking !== undefined
      ? { bankingDetailsEncrypted: sealed(secrets, banking, record.bankingDetailsEncrypted) }
      : {}),
  }
}
