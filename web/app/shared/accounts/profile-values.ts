import {
  inCommunityOfProperty,
  lacksSpouse,
  type Individual,
} from '#contract/accounts/people.schema.ts'
import { profileMessages as texts } from '#contract/accounts/profile.messages.ts'
import type { Agent } from '#contract/agencies/agents.calls.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { wireNames } from '#contract/values/wire-names.ts'
import { readForm, type FormShape, type NestedValues } from '../../ui/form/read-form.ts'

const contact = ['name', 'surname', 'email', 'cellNumber', 'telephone']
const address = ['streetNumber', 'street', 'suburb', 'city', 'province', 'postalCode']
const banking = ['bank', 'accountHolder', 'accountNumber', 'accountType', 'branchCode']
const spouse = [
  'spouseName',
  'spouseSurname',
  'spouseEmail',
  'spouseTelephone',
  wireNames.spouseCellNumber,
]

const accessShape = {
  texts: ['user.username', 'user.role'],
  checks: ['user.loginPasswordChange'],
  numbers: ['agencyId'],
}

interface Reader {
  /** Whether the Access Control section is shown. */
  withAccess: boolean
  /** Whether the banking section is shown. */
  withBanking: boolean
  isDeleted: boolean
}

function accessOf(
  form: FormData,
  { withAccess, isDeleted }: Pick<Reader, 'withAccess' | 'isDeleted'>,
) {
  if (!withAccess) return {}
  return {
    ...readForm(form, accessShape),
    ...(isDeleted ? { isDeleted: form.has('isDeleted') } : {}),
  }
}

function isBlank(values: unknown): boolean {
  return Object.values(values as NestedValues).every((value) => String(value).trim() === '')
}

/** A profile as its call expects it. Nothing is sent about a spouse who owns nothing. */
export function readIndividual(form: FormData, reader: Reader): NestedValues {
  const shape: FormShape = {
    texts: [
      ...contact,
      'idNumber',
      'companyRegNumber',
      ...address.map((name) => `address.${name}`),
    ],
    secrets: ['currentPassword'],
    numbers: ['howMarried'],
  }
  const values: NestedValues = { ...readForm(form, shape), ...accessOf(form, reader) }
  values.howMarried ??= 0
  if (values.howMarried === inCommunityOfProperty)
    Object.assign(values, readForm(form, { texts: spouse }))
  if (reader.withBanking) {
    const { bankingDetails } = readForm(form, {
      texts: banking.map((name) => `bankingDetails.${name}`),
    })
    // All empty means that there are none; a partial entry is left for the schema to refuse.
    values.bankingDetails = isBlank(bankingDetails) ? null : bankingDetails
  }
  return values
}

export function readAgent(
  form: FormData,
  reader: Pick<Reader, 'withAccess' | 'isDeleted'>,
): NestedValues {
  const certificate = reader.withAccess ? [wireNames.ffcNumber, 'ffcValidUntil'] : []
  const shape: FormShape = { texts: [...contact, ...certificate], secrets: ['currentPassword'] }
  return { ...readForm(form, shape), ...accessOf(form, reader) }
}

interface Typed {
  howMarried?: number
  spouseName?: string
  spouseSurname?: string
  user?: { username: string; role: string }
}

/** The server's requirements for a profile beyond the schema of its call. */
export function profileRules({ howMarried = 0, user, ...typed }: Typed): FieldErrors {
  const fields: FieldErrors = {}
  const spouseName = typed.spouseName?.trim() || null
  const spouseSurname = typed.spouseSurname?.trim() || null
  if (lacksSpouse({ howMarried, spouseName, spouseSurname })) {
    if (!spouseName) fields.spouseName = texts.spouseRequired
    if (!spouseSurname) fields.spouseSurname = texts.spouseRequired
  }
  if (user && !user.username.trim()) fields['user.username'] = texts.usernameRequired
  if (user && !user.role) fields['user.role'] = texts.roleRequired
  return fields
}

type Texts = Record<string, string>

function shown(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

function phoneShown(stored: string | null | undefined): string {
  return stored ? formatPhone(stored) : ''
}

function prefixed(prefix: string, values: object | null): Texts {
  return Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [`${prefix}.${name}`, shown(value)]),
  )
}

function contactTexts(person: Individual | Agent): Texts {
  return {
    name: person.name,
    surname: person.surname,
    email: person.email ?? '',
    cellNumber: phoneShown(person.cellNumber),
    telephone: phoneShown(person.telephone),
    agencyId: shown(person.agencyId),
    'user.username': person.user?.username ?? '',
    'user.role': person.user?.role ?? '',
  }
}

/** The initial values of a profile's fields. */
export function individualTexts(person: Individual): Texts {
  return {
    ...contactTexts(person),
    idNumber: shown(person.idNumber),
    companyRegNumber: shown(person.companyRegNumber),
    howMarried: String(person.howMarried),
    spouseName: shown(person.spouseName),
    spouseSurname: shown(person.spouseSurname),
    spouseEmail: shown(person.spouseEmail),
    spouseTelephone: phoneShown(person.spouseTelephone),
    [wireNames.spouseCellNumber]: phoneShown(person[wireNames.spouseCellNumber]),
    ...prefixed('address', person.address),
    ...prefixed('bankingDetails', person.bankingDetails),
  }
}

export function agentTexts(agent: Agent): Texts {
  return {
    ...contactTexts(agent),
    [wireNames.ffcNumber]: shown(agent[wireNames.ffcNumber]),
    ffcValidUntil: shown(agent.ffcValidUntil),
  }
}
