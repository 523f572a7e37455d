import { z } from 'zod'
import { registered, registrationLimit } from '../accounts/registration.calls.ts'
import { defineCall } from '../call.ts'
import { email } from '../values/email.ts'
import { chosenId, id, idInPath } from '../values/id.ts'
import { phone } from '../values/phone.schema.ts'
import { line } from '../values/text.ts'
import { agentRegistrationMessages } from './agents.messages.ts'
import { agencyTeamTexts as texts } from './agency-team.messages.ts'

const who = 'agents.manage'

export const inviteAgent = defineCall({
  name: 'agents.invite',
  method: 'POST',
  path: '/api/agent/invite',
  who,
  summary: 'Invite an agent by email; they choose their own password with the link, within 7 days',
  input: z.object({
    /** Accepted only from a Super Admin; for an administrator it is their own agency. */
    agencyId: id.optional(),
    name: line(texts.nameRequired, 100),
    surname: line(texts.surnameRequired, 100),
    email: email(agentRegistrationMessages.emailInvalid),
    cellNumber: phone(agentRegistrationMessages.cellRequired),
  }),
  output: registered,
  limit: registrationLimit,
})

export const resendInvitation = defineCall({
  name: 'agents.resendInvitation',
  method: 'POST',
  path: '/api/agent/{id}/invite',
  who,
  summary: 'Send a new invitation to an agent who has not chosen a password yet',
  input: z.object({ id: idInPath }),
  output: z.object({ message: z.string() }),
  limit: registrationLimit,
})

/** What an agent has to hand over. */
export const agentListings = z.object({
  properties: z.number().int(),
  weeks: z.number().int(),
})

export const countAgentListings = defineCall({
  name: 'agents.listings',
  method: 'GET',
  path: '/api/agent/{id}/listings',
  who,
  summary: 'Count the listings of an agent at your agency',
  input: z.object({ id: idInPath }),
  output: agentListings,
})

export const transferListings = defineCall({
  name: 'agents.transfer',
  method: 'POST',
  path: '/api/agent/{id}/transfer',
  who,
  summary: 'Transfer an agent’s listings to another agent at the same agency',
  input: z.object({ id: idInPath, toAgentId: chosenId(texts.chooseAgent) }),
  output: agentListings.extend({ message: z.string() }),
  repeatable: true,
})

export const assignListings = defineCall({
  name: 'agencies.assignListings',
  method: 'POST',
  path: '/api/agency/{id}/assign',
  who: 'agencies.edit',
  summary: 'Assign the listings of an agency whose agent has left, or that have none, to an agent',
  input: z.object({ id: idInPath, toAgentId: chosenId(texts.chooseAgent) }),
  output: agentListings.extend({ message: z.string() }),
  repeatable: true,
})

export const deactivateAgent = defineCall({
  name: 'agents.deactivate',
  method: 'POST',
  path: '/api/agent/{id}/deactivate',
  who,
  summary:
    'Close an agent’s account and, if another agent is chosen, transfer the listings to them, in one transaction',
  input: z.object({ id: idInPath, toAgentId: id.nullish() }),
  output: agentListings.extend({ message: z.string() }),
})
