import { z } from 'zod'
import { defineCall } from '../call.ts'
import { waiverReason } from '../listings/waivers.schema.ts'
import { id, idInPath, version } from '../values/id.ts'
import { weekOwnerReply } from './week-owner.ts'
import {
  tenderClosesOn,
  weekChange,
  weekForm,
  weekFormMessage,
  weekInformation,
  type blankWeek,
} from './weeks.form.ts'
import { weekDetail } from './weeks.schema.ts'

const oneWeek = z.object({ id: idInPath })

export const getWeekTemplate = defineCall({
  name: 'weeks.template',
  method: 'GET',
  path: '/api/timeshareweek/gettemplate',
  who: 'ownListings.manage',
  summary: 'Get an empty week for the sell form',
  input: z.object({}),
  output: z.custom<Omit<typeof blankWeek, 'regionId'> & { regionId: number }>(),
})

export const createWeek = defineCall({
  name: 'weeks.create',
  method: 'POST',
  path: '/api/timeshareweek',
  who: 'ownListings.manage',
  summary: 'Create a week listing; it awaits its listing fee',
  input: weekForm,
  output: weekDetail,
  invalidMessage: weekFormMessage,
})

export const updateWeek = defineCall({
  name: 'weeks.update',
  method: 'PUT',
  path: '/api/timeshareweek',
  who: 'ownListings.manage',
  summary:
    'Update your own week; omitted fields are unchanged. A change of resort, unit, module, week number or date requires verification again; refused while an offer is pending',
  input: weekChange,
  output: weekDetail,
  invalidMessage: weekFormMessage,
  bulk: true,
})

/** One call for the edit screen: its changes are saved atomically, or refused as a whole. */
export const saveWeekInformation = defineCall({
  name: 'weeks.saveInformation',
  method: 'PUT',
  path: '/api/timeshareweek/information',
  who: 'ownListings.manage',
  summary:
    'Update your own week and publish or unpublish it at the same time; a Super Admin also sets whether it is sold by tender',
  input: weekInformation,
  output: weekDetail,
  invalidMessage: weekFormMessage,
})

export const setWeekPublished = defineCall({
  name: 'weeks.setPublished',
  method: 'PUT',
  path: '/api/timeshareweek/publishOnly',
  who: 'ownListings.manage',
  summary:
    'Publish or unpublish a week; only the id, the flag and a Super Admin’s reason for waiving the fee are read',
  input: z.object({ id: idInPath, publish: z.boolean(), waiverReason }),
  output: weekDetail,
})

export const publishWeek = defineCall({
  name: 'weeks.publish',
  method: 'POST',
  path: '/api/timeshareweek/publishweek/{id}',
  who: 'ownListings.manage',
  summary: 'Publish a paid and verified week; a Super Admin may waive the fee, with a reason',
  input: oneWeek.extend({ waiverReason }),
  output: weekDetail,
  bulk: true,
})

export const unpublishWeek = defineCall({
  name: 'weeks.unpublish',
  method: 'POST',
  path: '/api/timeshareweek/UnpublishWeek/{id}',
  who: 'ownListings.manage',
  summary: 'Unpublish a week',
  input: oneWeek,
  output: weekDetail,
  bulk: true,
})

export const verifyWeek = defineCall({
  name: 'weeks.verify',
  method: 'POST',
  path: '/api/timeshareweek/verifyweek/{id}',
  who: 'weeks.manage',
  summary:
    'Mark a week as verified with its resort; if a version is given, refused when the week has changed since',
  input: oneWeek.extend({ version: version.optional() }),
  output: weekDetail,
  bulk: true,
})

export const setWeekStatus = defineCall({
  name: 'weeks.setStatus',
  method: 'PUT',
  path: '/api/timeshareweek/statusOnly',
  who: 'weeks.manage',
  summary:
    'Set the status of a week, if its current status allows it; a Super Admin may waive the fee, with a reason',
  input: z.object({ id: idInPath, version, statusId: id, waiverReason }),
  output: weekDetail,
  bulk: true,
})

export const setWeekTender = defineCall({
  name: 'weeks.setTender',
  method: 'PUT',
  path: '/api/timeshareweek/tenderOnly',
  who: 'weeks.manage',
  summary: 'Start or stop selling a week by tender, optionally until a given day',
  input: z.object({
    id: idInPath,
    isTender: z.boolean(),
    tenderClosesOn: tenderClosesOn.default(null),
  }),
  output: weekDetail,
})

export const removeWeek = defineCall({
  name: 'weeks.remove',
  method: 'DELETE',
  path: '/api/timeshareWeek/{id}',
  who: 'ownListings.manage',
  summary: 'Delete a week; refused while it has an accepted offer or a payment in progress',
  input: oneWeek,
  output: z.object({ id: z.number().int() }),
  bulk: true,
})

export const getWeekOwner = defineCall({
  name: 'weeks.owner',
  method: 'GET',
  path: '/api/nonRegIndividual/{weekId}',
  who: 'ownListings.manage',
  summary: 'Get the owner of a week, where the owner has no account',
  input: z.object({ weekId: idInPath }),
  output: weekOwnerReply,
})
