import { links } from '#contract/links.ts'
import {
  mailsPerMinute,
  type CampaignSending,
  type Mailing,
} from '#contract/campaign-sending/campaign-sending.calls.ts'
import { campaignsTexts as texts } from '#contract/campaigns/campaigns.messages.ts'
import { AppError } from '#contract/errors.ts'
import { transaction, type Executor, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { getAccount } from '../accounts/access.service.ts'
import { hasPublishedItem } from '../campaigns/campaign-items.service.ts'
import {
  getCampaignRow,
  lockCampaign,
  stateOf,
  type CampaignRow,
} from '../campaigns/campaigns.service.ts'
import { testEmail } from '../mail/test-email.ts'
import { campaignMail } from './campaign-email.ts'
import { queueCampaignEmails, queueNextEmails } from './queue-emails.ts'
import * as queries from './mailings.queries.ts'

const isOpen = ({ state }: Pick<Mailing, 'state'>) => state === 'sending' || state === 'paused'

/** Why a campaign cannot be sent now; the same rule for the screen and for the call. */
async function obstacleTo(
  db: Executor,
  campaign: CampaignRow,
  facts: { willReceive: number; sending: boolean },
): Promise<string | null> {
  if (facts.sending) return texts.sendingAlready
  if (stateOf(campaign) !== 'active') return texts.notActive
  if (!(await hasPublishedItem(db, campaign.id))) return texts.noItems
  return facts.willReceive === 0 ? texts.nobody : null
}

async function describe(
  { config }: Services,
  db: Executor,
  campaign: CampaignRow,
): Promise<CampaignSending> {
  const { id, name, subject } = campaign
  const audience = await queries.countAudience(db, id)
  const mailings = await queries.findMailings(db, id)
  const current = mailings.find(isOpen)
  const { willReceive } = audience
  const obstacle = await obstacleTo(db, campaign, { willReceive, sending: current !== undefined })
  const may = {
    start: obstacle === null,
    pause: current?.state === 'sending',
    resume: current?.state === 'paused',
    cancel: current !== undefined,
  }
  const mailServer = config.smtpUrl !== undefined
  return { id, name, subject, audience, mailsPerMinute, mailServer, mailings, may, obstacle }
}

export async function getSending(services: Services, id: number): Promise<CampaignSending> {
  const { db } = services.database
  return describe(services, db, await getCampaignRow(db, id))
}

export async function startSending(services: Services, id: number, context: CallContext) {
  const createdBy = sessionOf(context).userId
  const reply = await transaction(services.database, actorOf(context), async (tx) => {
    const campaign = await lockCampaign(tx, id)
    const sending = (await queries.lockOpenMailing(tx, id)) !== undefined
    const { willReceive } = await queries.countAudience(tx, id)
    const message = await obstacleTo(tx, campaign, { willReceive, sending })
    if (message !== null) throw new AppError('wrongState', { message })
    await queries.insertMailing(tx, id, { total: willReceive, createdBy })
    // The first of them are queued with the start, so that the reply already includes them.
    while (await queueNextEmails(services, tx));
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
    const test = { subject: mail.subject, html }
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
