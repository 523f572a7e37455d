import { z } from 'zod'
import { accessControlForm, account, contactForm } from '../accounts/people.schema.ts'
import {
  credentials,
  registered,
  registrationLimit,
  samePassword,
} from '../accounts/registration.calls.ts'
import { defineCall } from '../call.ts'
import { defineList, listView } from '../list.ts'
import { optionalDay } from '../values/day.schema.ts'
import { email } from '../values/email.ts'
import { id, idInPath, version } from '../values/id.ts'
import { pageSizes } from '../values/paging.ts'
import { optionalPhone, phone } from '../values/phone.schema.ts'
import { line, optionalLine } from '../values/text.ts'
import { agentRegistrationMessages as texts } from './agents.messages.ts'
import { wireNames } from '../values/wire-names.ts'

/**
 * Others see only the name of an agent; the rest is for the agent, their agency and the Super
 * Admin.
 */
const agentDetails = z.object({
  version,
  userId: id,
  fullName: z.string(),
  email: z.string(),
  cellNumber: z.string().nullable(),
  telephone: z.string().nullable(),
  agencyName: z.string().nullable(),
  [wireNames.ffcNumber]: z.string().nullable(),
  ffcValidUntil: z.string().nullable(),
  isDeleted: z.boolean(),
  pendingEmail: z.string().nullable(),
  user: account,
})

export const agent = z
  .object({ id, agencyId: id.nullable(), name: z.string(), surname: z.string() })
  .extend(agentDetails.partial().shape)

export type Agent = z.output<typeof agent>

export const agentRegistrationForm = z.object({
  agencyId: id
    .or(z.literal(0))
    .nullish()
    .pipe(z.number({ error: texts.agencyRequired }).positive(texts.agencyRequired)),
  name: line(texts.nameRequired, 100),
  surname: line(texts.surnameRequired, 100),
  email: email(texts.emailInvalid),
  cellNumber: phone(texts.cellRequired),
  telephone: optionalPhone(texts.telephoneInvalid),
  user: z.object(credentials(texts)).superRefine(samePassword(texts.passwordsDiffer)),
})

export const createAgent = defineCall({
  name: 'agents.create',
  method: 'POST',
  path: '/api/agent',
  who: 'agents.manage',
  summary: 'Create an agent at an agency; the agent chooses a password with an emailed link',
  input: agentRegistrationForm,
  output: registered,
  limit: registrationLimit,
})

export const removeAgent = defineCall({
  name: 'agents.remove',
  method: 'DELETE',
  path: '/api/agent/{id}',
  who: 'agents.manage',
  summary: 'Close an agent’s account; listings are retained without the agent’s name',
  input: z.object({ id: idInPath }),
  output: z.object({ id }),
  bulk: true,
})

export const agentsList = defineList({
  name: 'agents',
  path: '/api/agent',
  who: { read: 'signedIn', write: 'accounts.manage' },
  summary:
    'List agents: all details for a Super Admin and for the administrator of their agency, names for everyone else',
  row: agent,
  columns: [
    { key: 'id', label: 'ID', narrow: true },
    { key: 'name', label: 'Name', lead: true },
    { key: 'surname', label: 'Surname', completesName: true },
    { key: 'agencyName', label: 'Agency' },
    { key: 'cellNumber', label: 'Cell number', kind: 'phone', narrow: true },
    { key: 'email', label: 'Email' },
    { key: 'telephone', label: 'Telephone', kind: 'phone', narrow: true },
    { key: 'username', label: 'Username', of: 'user' },
    { key: 'role', label: 'Role', of: 'user' },
    { key: wireNames.ffcNumber, label: 'FFC number', sortable: false },
    { key: 'ffcValidUntil', label: 'FFC valid until', kind: 'day', narrow: true, sortable: false },
    { key: 'isDeleted', label: 'Account', kind: 'yesNo' },
  ],
  defaults: { size: pageSizes.adminTable.default, sort: 'id', order: 'desc' },
  filters: { agencyId: idInPath.optional() },
  remove: removeAgent,
})

export const listAgents = agentsList.list

/** The agents of one agency, on its own page: they are deactivated there, one at a time. */
export const ownAgentsList = listView(
  { ...agentsList, remove: undefined },
  {
    name: 'ownAgents',
    columns: ['name', 'email', 'cellNumber', 'telephone', 'role', 'ffcValidUntil'],
  },
)

export const getAgent = defineCall({
  name: 'agents.get',
  method: 'GET',
  path: '/api/agent/single/{id}',
  who: 'signedIn',
  summary:
    'Get an agent: the name, or all details for the agent, their agency’s administrator and a Super Admin',
  input: z.object({ id: idInPath }),
  output: agent,
})

/** Derived from what identifies the account's person; it never grants an additional role. */
export const agentFromUser = defineCall({
  name: 'agents.fromUser',
  method: 'POST',
  path: '/api/agent/AgentFromUser',
  who: 'signedIn',
  summary: 'Get the agent record of an account with an agent role; created if it does not exist',
  input: z.object({
    /** Accepted only from a Super Admin; for everyone else it is their own. */
    userId: id.optional(),
  }),
  output: agent,
})

export const updateAgent = defineCall({
  name: 'agents.update',
  method: 'PUT',
  path: '/api/agent',
  who: 'agents.edit',
  summary: 'Update an agent: yourself, an agent at your own agency, or any agent as a Super Admin',
  input: z.object({
    /** Left out: the caller. */
    id: id.optional(),
    version,
    ...contactForm,
    agencyId: id.nullish(),
    [wireNames.ffcNumber]: optionalLine(40),
    ffcValidUntil: optionalDay,
    isDeleted: z.boolean().nullish(),
    user: accessControlForm,
  }),
  output: agent.extend({ message: z.string() }),
})
