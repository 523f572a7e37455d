import { AppError } from '#contract/errors.ts'
import { mailUsages } from '#contract/mail/mail-usages.ts'
import {
  mailMessages as messages,
  mailTexts as texts,
  tagsNotForLinks,
  unknownTags,
} from '#contract/mail/mail.messages.ts'
import type { MailTemplate } from '#contract/mail/templates.calls.ts'
import { transaction, type Executor } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { htmlToText } from '../../kit/html-to-text.ts'
import { mergeHtml, mergeLine } from '../../kit/placeholders.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Services } from '../../services.ts'
import { safeMailHtml } from './mail-html.ts'
import { companyValues } from './mail.service.ts'
import { fieldsIn, namesNotForLinks, sampleValues, unknownNames } from './placeholder-fields.ts'
import * as queries from './templates.queries.ts'
import { testEmail } from './test-email.ts'

interface Content {
  subject: string
  body: string
}

/** Sanitises the content; refuses placeholders that nothing could fill in. */
function readContent({ subject, body: written }: Content): Content {
  const body = safeMailHtml(written)
  const fields: Record<string, string> = {}
  const inSubject = unknownNames(subject)
  const inBody = unknownNames(body)
  const inLinks = namesNotForLinks(body)
  if (inSubject.length) fields.subject = unknownTags(inSubject)
  if (inLinks.length) fields.body = tagsNotForLinks(inLinks)
  if (inBody.length) fields.body = unknownTags(inBody)
  if (!body) fields.body = texts.bodyRequired
  if (Object.keys(fields).length) throw new AppError('invalidInput', { fields })
  return { subject, body }
}

function isUsage(name: string): boolean {
  return (mailUsages as readonly string[]).includes(name)
}

function refuseUsage(message: string): never {
  throw new AppError('invalidInput', { fields: { name: message } })
}

export async function getMailTemplate(db: Executor, id: number): Promise<MailTemplate> {
  const row = await queries.findTemplateById(db, id)
  if (!row) throw new AppError('notFound')
  return { ...row, placeHolders: fieldsIn(`${row.subject} ${row.body}`) }
}

export function createMailTemplate(
  services: Services,
  input: Content & { name: string },
  context: CallContext,
): Promise<MailTemplate> {
  const content = readContent(input)
  if (!isUsage(input.name)) refuseUsage(messages.usageRequired)
  return transaction(services.database, actorOf(context), async (tx) => {
    const state = (await queries.hasActive(tx, input.name)) ? 'draft' : 'active'
    const values = { ...content, usage: input.name, state } as const
    return getMailTemplate(tx, await queries.insertTemplate(tx, values))
  })
}

/** Activation: a draft is sent from now on, and a previous template can be restored. */
export function activateMailTemplate(
  services: Services,
  { id, version }: { id: number; version: number },
  context: CallContext,
): Promise<MailTemplate> {
  return transaction(services.database, actorOf(context), async (tx) => {
    const there = await queries.lockTemplate(tx, id)
    if (!there) throw new AppError('notFound')
    if (there.state === 'active') {
      throw new AppError('wrongState', { message: texts.activeAlready })
    }
    if (there.version !== version) {
      throw await staleSince(tx, context, { table: 'mail_templates', id, version })
    }
    await queries.makeActive(tx, id, there.usage)
    return getMailTemplate(tx, id)
  })
}

export function updateMailTemplate(
  services: Services,
  input: Content & { id: number; version: number; name: string },
  context: CallContext,
): Promise<MailTemplate> {
  const content = readContent(input)
  return transaction(services.database, actorOf(context), async (tx) => {
    const there = await queries.lockTemplate(tx, input.id)
    if (!there) throw new AppError('notFound')
    if (input.name !== there.usage) {
      if (there.isSystem) refuseUsage(texts.systemUsage)
      if (!isUsage(input.name)) refuseUsage(messages.usageRequired)
      if (there.state === 'active') {
        const message = there.isLast ? texts.lastOfUsage : texts.activeStays
        throw new AppError('wrongState', { message })
      }
    }
    const changed = await queries.changeTemplate(tx, input, { ...content, usage: input.name })
    if (!changed) throw await staleSince(tx, context, { table: 'mail_templates', ...input })
    return getMailTemplate(tx, input.id)
  })
}

export function removeMailTemplate(services: Services, id: number, context: CallContext) {
  return transaction(services.database, actorOf(context), async (tx) => {
    const there = await queries.lockTemplate(tx, id)
    if (!there) throw new AppError('notFound')
    if (there.isSystem) throw new AppError('inUse', { message: texts.systemStays })
    if (there.state === 'active') {
      const message = there.isLast ? texts.lastOfUsage : texts.activeStays
      throw new AppError('inUse', { message })
    }
    await queries.deleteTemplate(tx, id)
    return { id }
  })
}

/** A preview, with sample values and the company's own details. */
export async function previewMailTemplate(
  { database }: Pick<Services, 'database'>,
  input: Content,
) {
  const { subject, body } = readContent(input)
  const values = { ...sampleValues, ...(await companyValues(database.db)) }
  const html = mergeHtml(body, values)
  return { subject: mergeLine(subject, values), html, text: htmlToText(html) }
}

export async function sendTestMail(services: Services, input: Content, context: CallContext) {
  const { userId } = sessionOf(context)
  const preview = await previewMailTemplate(services, input)
  const reply = await transaction(services.database, actorOf(context), async (tx) => {
    const to = await queries.findEmailOf(tx, userId)
    const { requestId } = context
    const { usage } = testEmail
    await services.outbox.put(tx, {
      to,
      usage,
      subject: testEmail.subject(preview),
      html: testEmail.html(preview),
      requestId,
    })
    return { message: texts.testSent }
  })
  services.outbox.wake()
  return reply
}
