import { z } from 'zod'
import {
  credentials,
  marketingChoice,
  registered,
  registrationLimit,
  samePassword,
} from '../accounts/registration.calls.ts'
import { defineCall } from '../call.ts'
import { defineList } from '../list.ts'
import { optionalDay } from '../values/day.schema.ts'
import { email } from '../values/email.ts'
import { id, idInPath, version } from '../values/id.ts'
import { pageSizes } from '../values/paging.ts'
import { optionalPhone, phone } from '../values/phone.schema.ts'
import { line, optionalLine } from '../values/text.ts'
import {
  agenciesTexts as texts,
  agencyRegistrationMessages as messages,
} from './agencies.messages.ts'
import { wireNames } from '../values/wire-names.ts'

/** Others see only the name of an agency; the rest is for its administrator and the Super Admin. */
const agencyDetails = z.object({
  version,
  [wireNames.ffcNumber]: z.string().nullable(),
  ffcValidUntil: z.string().nullable(),
  companyRegNumber: z.string().nullable(),
  verified: z.boolean(),
  /** What must change before it can be verified. */
  refusalReason: z.string().nullable(),
  administrator: z.string().nullable(),
  agents: z.number().int(),
})

export const agency = z.object({ id, agencyName: z.string() }).extend(agencyDetails.partial().shape)

export type Agency = z.output<typeof agency>

export const agencyRegistrationForm = z.object({
  name: line(texts.nameRequired, 120),
  [wireNames.ffcNumber]: line(texts.ffcRequired, 40),
  companyRegNumber: line(texts.companyRegRequired, 40),
  marketing: marketingChoice,
  user: z
    .object({
      name: line(messages.nameRequired, 100),
      surname: line(messages.surnameRequired, 100),
      email: email(messages.emailInvalid),
      cellNumber: phone(messages.cellRequired),
      telephone: optionalPhone(messages.telephoneInvalid),
      ...credentials(messages),
    })
    .superRefine(samePassword(messages.passwordsDiffer)),
})

export const registerAgency = defineCall({
  name: 'agencies.register',
  method: 'POST',
  path: '/api/register/registeragency',
  who: 'everyone',
  summary: 'Register an agency and its administrator; a Super Admin verifies it afterwards',
  input: agencyRegistrationForm,
  output: registered,
  limit: registrationLimit,
})

export const createAgency = defineCall({
  name: 'agencies.create',
  method: 'POST',
  path: '/api/agency',
  who: 'accounts.manage',
  summary: 'Create an agency and its administrator; it counts as verified',
  input: agencyRegistrationForm,
  output: registered,
})

/** Read-only, as specified: it is changed on the agency's own page. */
export const agenciesList = defineList({
  name: 'agencies',
  path: '/api/agency',
  who: { read: 'signedIn', write: 'accounts.manage' },
  summary:
    'List agencies: all details for a Super Admin, the names of verified agencies for everyone else',
  row: agency,
  columns: [
    { key: 'id', label: 'ID', narrow: true },
    { key: 'agencyName', label: 'Agency name', lead: true },
    { key: wireNames.ffcNumber, label: 'EAAB FFC number' },
    { key: 'companyRegNumber', label: 'Company reg number' },
    { key: 'administrator', label: 'Administrator', sortable: false },
    { key: 'verified', label: 'Verified', kind: 'yesNo' },
    { key: 'agents', label: 'Agents', kind: 'number', sortable: false },
    { key: 'ffcValidUntil', label: 'FFC valid until', kind: 'day', narrow: true, sortable: false },
  ],
  defaults: { size: pageSizes.adminTable.default, sort: 'id', order: 'desc' },
})

export const listAgencies = agenciesList.list

export const getAgency = defineCall({
  name: 'agencies.get',
  method: 'GET',
  path: '/api/agency/{id}',
  who: 'signedIn',
  summary: 'Get an agency: its name, or all details for its administrator and a Super Admin',
  input: z.object({ id: idInPath }),
  output: agency,
})

export const updateAgency = defineCall({
  name: 'agencies.update',
  method: 'PUT',
  path: '/api/agency',
  who: 'agencies.edit',
  summary:
    'Update an agency: your own, or any agency as a Super Admin; once it is verified, only a Super Admin can set its numbers',
  input: z.object({
    /** Left out, or another's: an administrator always means their own agency. */
    id: id.optional(),
    version,
    agencyName: line(texts.nameRequired, 120),
    [wireNames.ffcNumber]: optionalLine(40),
    ffcValidUntil: optionalDay,
    companyRegNumber: optionalLine(40),
  }),
  output: agency.extend({ message: z.string() }),
})

export const verifyAgency = defineCall({
  name: 'agencies.verify',
  method: 'POST',
  path: '/api/agency/{id}/verify',
  who: 'accounts.manage',
  summary: 'Mark an agency and its certificate as verified',
  input: z.object({ id: idInPath }),
  output: agency.extend({ message: z.string() }),
})

export const removeAgency = defineCall({
  name: 'agencies.remove',
  method: 'DELETE',
  path: '/api/agency/{id}',
  who: 'accounts.manage',
  summary: 'Delete an agency; refused while it has agents or listings',
  input: z.object({ id: idInPath }),
  output: z.object({ id }),
})
