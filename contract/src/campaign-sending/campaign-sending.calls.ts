import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idInPath } from '../values/id.ts'

const who = 'campaigns.manage'
const byId = z.object({ id: idInPath })

/** Slow enough for a mail server that does not know us yet. */
export const mailsPerMinute = 100

export const mailingStates = ['sending', 'paused', 'cancelled', 'sent'] as const

/** One sending: how far it is. */
export const mailing = z.object({
  id: z.number().int(),
  state: z.enum(mailingStates),
  started: z.string(),
  startedBy: z.string(),
  finished: z.string().nullable(),
  /** People it was for when it began. */
  total: z.number().int(),
  /** Not yet handed over to the mail server. */
  waiting: z.number().int(),
  /** In the outbox, on their way. */
  queued: z.number().int(),
  sent: z.number().int(),
  failed: z.number().int(),
  /** They unsubscribed in the meantime. */
  skipped: z.number().int(),
})

export type Mailing = z.infer<typeof mailing>

export const campaignSending = z.object({
  id: z.number().int(),
  name: z.string(),
  subject: z.string(),
  audience: z.object({
    /** People who subscribed. */
    optedIn: z.number().int(),
    /** Of these, addresses that must not get any. */
    suppressed: z.number().int(),
    /** Of these, people who have this campaign already. */
    already: z.number().int(),
    /** Who would get it now. */
    willReceive: z.number().int(),
  }),
  mailsPerMinute: z.number().int(),
  /** False without a mail server: the emails wait in the outbox. */
  mailServer: z.boolean(),
  /** Newest first. */
  mailings: z.array(mailing),
  may: z.object({
    start: z.boolean(),
    pause: z.boolean(),
    resume: z.boolean(),
    cancel: z.boolean(),
  }),
  /** Why it cannot be started now; null when it can. */
  obstacle: z.string().nullable(),
})

export type CampaignSending = z.infer<typeof campaignSending>

export const getCampaignSending = defineCall({
  name: 'campaignSending.get',
  method: 'GET',
  path: '/api/campaign/{id}/sending',
  who,
  summary: 'Get the audience of a campaign and the progress of its mailings',
  input: byId,
  output: campaignSending,
})

export const startCampaignSending = defineCall({
  name: 'campaignSending.start',
  method: 'POST',
  path: '/api/campaign/{id}/sending',
  who,
  summary: 'Email an active campaign to all subscribers who have not received it yet',
  input: byId,
  output: campaignSending,
  // It queues an email for every subscriber.
  seconds: 120,
})

export const pauseCampaignSending = defineCall({
  name: 'campaignSending.pause',
  method: 'PUT',
  path: '/api/campaign/{id}/sending/pause',
  who,
  summary: 'Pause a mailing; emails that are already in the outbox are still sent',
  input: byId,
  output: campaignSending,
})

export const resumeCampaignSending = defineCall({
  name: 'campaignSending.resume',
  method: 'PUT',
  path: '/api/campaign/{id}/sending/resume',
  who,
  summary: 'Resume a paused mailing',
  input: byId,
  output: campaignSending,
  // It queues an email for every subscriber.
  seconds: 120,
})

export const cancelCampaignSending = defineCall({
  name: 'campaignSending.cancel',
  method: 'PUT',
  path: '/api/campaign/{id}/sending/cancel',
  who,
  summary: 'Cancel a mailing; emails that are not sent yet will not be sent',
  input: byId,
  output: campaignSending,
})

export const sendCampaignTest = defineCall({
  name: 'campaignSending.test',
  method: 'POST',
  path: '/api/campaign/{id}/sendTest',
  who,
  summary: 'Send a test email of a campaign to your own address',
  input: byId,
  output: z.object({ message: z.string() }),
  limit: { max: 20, seconds: 3600 },
})
