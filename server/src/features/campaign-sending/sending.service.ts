import { links } from '#contract/links.ts'
import {
  mailsPerMinute,
  type startCampaignSending,
  type CampaignSending,
  type Mailing,
  type Segment,
} from '#contract/campaign-sending/campaign-sending.calls.ts'
import { campaignsTexts as texts } from '#contract/campaigns/campaigns.messages.ts'
import type { ParsedInputOf } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import { today } from '#contract/values/day.ts'
import { transaction, type Executor, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { getAccount } from '../accounts/access.service.ts'
import { hasPublishedItem } from '../campaigns/campaign-items.service.ts'
import {
  getCampaignRow,
  lockCampaign,
  subjectError,
  stateOf,
  type CampaignRow,
} from '../campaigns/campaigns.service.ts'
import { testEmail } from '../mail/test-email.ts'
import { campaignMail } from './campaign-email.ts'
import { queueCampaignEmails, queueNextEmails } from './queue-emails.ts'
import * as queries from './mailings.queries.ts'
import { countSuppressions } from './suppression-counts.queries.ts'

type StartForm = ParsedInputOf<typeof startCampaignSending>

function refuse(field: string, message: string): never {
  throw new AppError('invalidInput', { fields: { [field]: message } })
}

/** The chosen time; null means immediately. */
function readTime({ sendOn, sendAt }: Pick<StartForm, 'sendOn' | 'sendAt'>): Date | null {
  if (!sendOn && !sendAt) return null
  if (!sendOn) refuse('sendOn', texts.sendOnRequired)
  if (!sendAt) refuse('sendAt', texts.sendOnRequired)
  const moment = new Date(`${sendOn}T${sendAt}:00+02:00`)
  if (moment.getTime() <= Date.now()) refuse('sendAt', texts.sendInThePast)
  return moment
}

/** The second subject, if there is one: it can use the same placeholders as the first. */
async function readSubjectB(
  tx: Tx,
  campaign: CampaignRow,
  written: string | undefined,
): Promise<string | null> {
  if (!written) return null
  if (written === campaign.subject) refuse('subjectB', texts.sameSubject)
  const wrong = await subjectError(tx, campaign, written)
  if (wrong) refuse('subjectB', wrong)
  return written
}

const open: readonly Mailing['state'][] = ['scheduled', 'sending', 'paused']
const isOpen = ({ state }: Pick<Mailing, 'state'>) => open.includes(state)

/** Why a campaign cannot be sent now; the same rule for the screen and for the call. */
async function obstacleTo(
  db: Executor,
  campaign: CampaignRow,
  facts: { willReceive: number; sending: boolean; segment: Segment; day?: string },
): Promise<string | null> {
  if (facts.sending) return texts.sendingAlready
  if (stateOf(campaign, facts.day) !== 'active') {
    return facts.day ? texts.notActiveThen : texts.notActive
  }
  if (!(await hasPublishedItem(db, campaign.id))) return texts.noItems
  if (facts.willReceive > 0) return null
  return Object.values(facts.segment).some(Boolean) ? texts.nobodyInSegment : texts.nobody
}

async function describe(
  { config }: Services,
  db: Executor,
  campaign: CampaignRow,
  segment: Segment = {},
): Promise<CampaignSending> {
  const { id, name, subject } = campaign
  const audience = await queries.countAudience(db, id, segment)
  const mailings = await queries.findMailings(db, id)
  const current = mailings.find(isOpen)
  const { willReceive } = audience
  const sending = current !== undefined
  const obstacle = await obstacleTo(db, campaign, { willReceive, sending, segment })
  const may = {
    start: obstacle === null,
    // Also before it is live: the time is then checked against its dates.
    schedule: !sending && willReceive > 0 && stateOf(campaign) !== 'ended',
    pause: current?.state === 'sending',
    resume: current?.state === 'paused',
    cancel: current !== undefined,
  }
  const mailServer = config.smtpUrl !== undefined
  const blocked = await countSuppressions(db)
  return {
    id,
    name,
    subject,
    audience,
    segment,
    blocked,
    mailsPerMinute,
    mailServer,
    mailings,
    may,
    obstacle,
  }
}

export async function getSending(
  services: Services,
  id: number,
  segment: Segment = {},
): Promise<CampaignSending> {
  const { db } = services.database
  return describe(services, db, await getCampaignRow(db, id), segment)
}

export async function startSending(
  services: Services,
  { id, subjectB, sendOn, sendAt, ...segment }: StartForm,
  context: CallContext,
) {
  const scheduledAt = readTime({ sendOn, sendAt })
  const createdBy = sessionOf(context).userId
  const reply = await transaction(services.database, actorOf(context), async (tx) => {
    const campaign = await lockCampaign(tx, id)
    const sending = (await queries.lockOpenMailing(tx, id)) !== undefined
    const { willReceive } = await queries.countAudience(tx, id, segment)
    const day = scheduledAt ? { day: today(scheduledAt) } : {}
    const message = await obstacleTo(tx, campaign, { willReceive, sending, segment, ...day })
    if (message !== null) throw new AppError('wrongState', { message })
    const other = await readSubjectB(tx, campaign, subjectB)
    const mailing = { campaignId: id, segment, subjectB: other }
    const mailingId = await queries.insertMailing(tx, {
      ...mailing,
      total: willReceive,
      createdBy,
      scheduledAt,
    })
    if (!scheduledAt) {
      await queries.listRecipients(tx, { ...mailing, id: mailingId })
      // The first batch is queued immediately, so that the reply already includes it.
      while (await queueNextEmails(services, tx));
    }
    return describe(services, tx, campaign)
  })
  services.outbox.wake()
  return reply
}

function changeSending(
  services: Services,
  id: number,
  context: CallContext,
  change: (tx: Tx, mailing: queries.OpenMailing) => Promise<void>,
): Promise<CampaignSending> {
  return transaction(services.database, actorOf(context), async (tx) => {
    const campaign = await lockCampaign(tx, id)
    const mailing = await queries.lockOpenMailing(tx, id)
    if (!mailing) throw new AppError('wrongState', { message: texts.notSending })
    await change(tx, mailing)
    return describe(services, tx, campaign)
  })
}

export function pauseSending(services: Services, id: number, context: CallContext) {
  return changeSending(services, id, context, async (tx, { id: mailingId, state }) => {
    if (state !== 'sending') throw new AppError('wrongState', { message: texts.notSending })
    await queries.setState(tx, mailingId, 'paused')
  })
}

export async function resumeSending(services: Services, id: number, context: CallContext) {
  await changeSending(services, id, context, async (tx, { id: mailingId, state }) => {
    if (state !== 'paused') throw new AppError('wrongState', { message: texts.notPaused })
    const campaign = await getCampaignRow(tx, id)
    if (stateOf(campaign) !== 'active') {
      throw new AppError('wrongState', { message: texts.notActive })
    }
    await queries.setState(tx, mailingId, 'sending')
  })
  await queueCampaignEmails(services)
  return getSending(services, id)
}

export function cancelSending(services: Services, id: number, context: CallContext) {
  return changeSending(services, id, context, async (tx, { id: mailingId }) => {
    await queries.withdrawEmails(tx, mailingId)
    await queries.setState(tx, mailingId, 'cancelled')
  })
}

/** As a reader gets it, except that the test's link leads to the profile, where news are chosen. */
export async function sendTest(services: Services, id: number, context: CallContext) {
  const { database, config, outbox } = services
  const reply = await transaction(database, actorOf(context), async (tx) => {
    const campaign = await getCampaignRow(tx, id)
    const mail = await campaignMail(tx, config, campaign)
    const { email: to } = await getAccount(tx, sessionOf(context).userId)
    const html = mail.htmlFor(`${config.publicUrl}${links.privacy()}`)
    const test = { subject: mail.subjectOf(null), html }
    await outbox.put(tx, {
      to,
      usage: testEmail.usage,
      subject: testEmail.subject(test),
      html: testEmail.html(test),
      requestId: context.requestId,
    })
    return { message: texts.testSent }
  })
  outbox.wake()
  return reply
}
