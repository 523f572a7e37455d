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
import type { Parts } from '../../parts.ts'
import { findItems } from '../campaigns/campaign-items.queries.ts'
import { factsOf } from '../campaigns/campaign-items.service.ts'
import { findCampaign, lockCampaign, type CampaignRow } from '../campaigns/campaigns.queries.ts'
import { stateOf } from '../campaigns/campaigns.service.ts'
import { findEmailOf } from '../mail/templates.queries.ts'
import { testEmail } from '../mail/test-email.ts'
import { campaignMail } from './campaign-mail.ts'
import { handOverMails, handOverSome } from './hand-over.ts'
import * as queries from './mailings.queries.ts'

function orNotFound<T>(found: T | undefined): T {
  if (!found) throw new AppError('notFound')
  return found
}

const isOpen = ({ state }: Pick<Mailing, 'state'>) => state === 'sending' || state === 'paused'

/** Why a campaign cannot be sent now; the same rule for the screen and for the call. */
async function obstacleTo(
  db: Executor,
  campaign: CampaignRow,
  facts: { willReceive: number; sending: boolean },
): Promise<string | null> {
  if (facts.sending) return texts.sendingAlready
  if (stateOf(campaign) !== 'active') return texts.notActive
  const items = await findItems(db, campaign.id)
  const factsFor = await factsOf(db, items)
  if (!items.some((item) => factsFor(item)?.published)) return texts.noItems
  return facts.willReceive === 0 ? texts.nobody : null
}

async function describe(
  { config }: Parts,
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

export async function getSending(parts: Parts, id: number): Promise<CampaignSending> {
  const { db } = parts.database
  return describe(parts, db, orNotFound(await findCampaign(db, id)))
}

export async function startSending(parts: Parts, id: number, context: CallContext) {
  const createdBy = sessionOf(context).userId
  const reply = await transaction(parts.database, actorOf(context), async (tx) => {
    const campaign = orNotFound(await lockCampaign(tx, id))
    const sending = (await queries.lockOpenMailing(tx, id)) !== undefined
    const { willReceive } = await queries.countAudience(tx, id)
    const message = await obstacleTo(tx, campaign, { willReceive, sending })
    if (message !== null) throw new AppError('wrongState', { message })
    await queries.insertMailing(tx, id, { total: willReceive, createdBy })
    // The first of them leave with the start, so that the reply already tells of them.
    while (await handOverSome(parts, tx));
    return describe(parts, tx, campaign)
  })
  parts.outbox.wake()
  return reply
}

function changeSending(
  parts: Parts,
  id: number,
  context: CallContext,
  change: (tx: Tx, mailing: queries.OpenMailing) => Promise<void>,
): Promise<CampaignSending> {
  return transaction(parts.database, actorOf(context), async (tx) => {
    const campaign = orNotFound(await lockCampaign(tx, id))
    const mailing = await queries.lockOpenMailing(tx, id)
    if (!mailing) throw new AppError('wrongState', { message: texts.notSending })
    await change(tx, mailing)
    return describe(parts, tx, campaign)
  })
}

export function pauseSending(parts: Parts, id: number, context: CallContext) {
  return changeSending(parts, id, context, async (tx, { id: mailingId, state }) => {
    if (state !== 'sending') throw new AppError('wrongState', { message: texts.notSending })
    await queries.setState(tx, mailingId, 'paused')
  })
}

export async function resumeSending(parts: Parts, id: number, context: CallContext) {
  await changeSending(parts, id, context, async (tx, { id: mailingId, state }) => {
    if (state !== 'paused') throw new AppError('wrongState', { message: texts.notPaused })
    const campaign = orNotFound(await findCampaign(tx, id))
    if (stateOf(campaign) !== 'active') {
      throw new AppError('wrongState', { message: texts.notActive })
    }
    await queries.setState(tx, mailingId, 'sending')
  })
  await handOverMails(parts)
  return getSending(parts, id)
}

export function cancelSending(parts: Parts, id: number, context: CallContext) {
  return changeSending(parts, id, context, async (tx, { id: mailingId }) => {
    await queries.withdrawMails(tx, mailingId)
    await queries.setState(tx, mailingId, 'cancelled')
  })
}

/** As a reader gets it, except that the test's link leads to the profile, where news are chosen. */
export async function sendTest(parts: Parts, id: number, context: CallContext) {
  const { database, config, outbox } = parts
  const reply = await transaction(database, actorOf(context), async (tx) => {
    const campaign = orNotFound(await findCampaign(tx, id))
    const mail = await campaignMail(tx, config, campaign)
    const to = await findEmailOf(tx, sessionOf(context).userId)
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
