import { z } from 'zod'
import { defineCall } from '../call.ts'
import { roles } from '../roles.ts'
import { requiredDay } from '../values/day.schema.ts'
import { idInPath } from '../values/id.ts'
import { suppressionCounts } from './suppressions.calls.ts'
import { campaignsTexts as texts } from '../campaigns/campaigns.messages.ts'

const who = 'campaigns.manage'
const byId = z.object({ id: idInPath })

/** Slow enough for a mail server that does not know us yet. */
export const mailsPerMinute = 100

export const mailingStates = ['scheduled', 'sending', 'paused', 'cancelled', 'sent'] as const

/** What someone is looking for: what they saved, asked about or want alerts for. */
export const interests = ['property', 'week'] as const

const orNothing = (value: unknown) => (value === '' || value === null ? undefined : value)

const segmentShape = {
  /** A suburb, town or province that they live in, or look for a home in. */
  area: z.preprocess(orNothing, z.string().trim().max(100).optional()),
  interest: z.preprocess(orNothing, z.enum(interests).optional()),
  role: z.preprocess(orNothing, z.enum(roles).optional()),
}

/** Which subscribers a mailing is for; anything left out does not narrow it. */
export const segment = z.object(segmentShape)

export type Segment = z.output<typeof segment>

/** One of the subjects of a mailing, and how its readers responded. */
export const mailingSubject = z.object({
  key: z.enum(['A', 'B']),
  subject: z.string(),
  /** Emails handed over with it. */
  emails: z.number().int(),
  /** How often a link in them was followed. */
  clicks: z.number().int(),
})

export type MailingSubject = z.infer<typeof mailingSubject>

/** One mailing and its progress. */
export const mailing = z.object({
  id: z.number().int(),
  state: z.enum(mailingStates),
  started: z.string(),
  startedBy: z.string(),
  finished: z.string().nullable(),
  /** How many people it was for when it began. */
  total: z.number().int(),
  /** Not yet handed over to the mail server. */
  waiting: z.number().int(),
  /** In the outbox, on their way. */
  queued: z.number().int(),
  sent: z.number().int(),
  failed: z.number().int(),
  /** They have since unsubscribed or been blocked. */
  skipped: z.number().int(),
  /** Those who unsubscribed after receiving it. */
  unsubscribed: z.number().int(),
  /** Those whose address bounced and has been blocked since. */
  bounced: z.number().int(),
  /** When it begins automatically; null if a person started it immediately. */
  scheduled: z.string().nullable(),
  segment,
  /** One, or two that are compared. */
  subjects: z.array(mailingSubject),
  /** How many people get the subject that performs better. */
  undecided: z.number().int(),
  /**
   * When that is decided; null before the first emails are sent, or if there are no such people.
   */
  chooseAt: z.string().nullable(),
  /** The decision. */
  chosen: z.enum(['A', 'B']).nullable(),
})

export type Mailing = z.infer<typeof mailing>

export const campaignSending = z.object({
  id: z.number().int(),
  name: z.string(),
  subject: z.string(),
  audience: z.object({
    /** People who subscribed. */
    optedIn: z.number().int(),
    /** Of these, people who are not in the segment. */
    elsewhere: z.number().int(),
    /** Of the others, addresses that must not receive any. */
    suppressed: z.number().int(),
    /** Of these, people who have already received this campaign. */
    already: z.number().int(),
    /** Who would receive it now. */
    willReceive: z.number().int(),
  }),
  segment,
  /** Everyone on the list of suppressed addresses, by reason: the same numbers on every screen. */
  blocked: suppressionCounts,
  mailsPerMinute: z.number().int(),
  /** False without a mail server: the emails wait in the outbox. */
  mailServer: z.boolean(),
  /** Newest first. */
  mailings: z.array(mailing),
  may: z.object({
    start: z.boolean(),
    /** Whether it can be scheduled, even before it is live. */
    schedule: z.boolean(),
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
  summary: 'Get the audience of a campaign, or of a segment, and the progress of its mailings',
  input: byId.extend(segmentShape),
  output: campaignSending,
})

const subjectB = z.preprocess(
  orNothing,
  z
    .string()
    .trim()
    .max(200)
    .regex(/^[^\r\n]*$/, texts.subjectOneLine)
    .optional(),
)

const sendOn = z.preprocess(orNothing, requiredDay(texts.sendOnInvalid).optional())
const sendAt = z.preprocess(
  orNothing,
  z
    .string()
    .max(5, texts.sendAtInvalid)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, texts.sendAtInvalid)
    .optional(),
)

export const startCampaignSending = defineCall({
  name: 'campaignSending.start',
  method: 'POST',
  path: '/api/campaign/{id}/sending',
  who,
  summary:
    'Email an active campaign, now or at a later time, to the subscribers of a segment who have not received it yet',
  input: byId.extend({
    ...segmentShape,
    /** A second subject to compare with the first; the better one is used for the rest. */
    subjectB,
    /** The day and time in South Africa; now if left out. */
    sendOn,
    sendAt,
  }),
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
