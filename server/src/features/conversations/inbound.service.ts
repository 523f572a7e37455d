import { conversationAnswer } from '#contract/conversations/conversations.emails.ts'
import { conversationsTexts as texts } from '#contract/conversations/conversations.messages.ts'
import { links } from '#contract/links.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { nobody } from '../../db/schema/personal.ts'
import type { EmailListener } from '../../gateways/inbound-smtp.ts'
import { inboundLimits, listenForEmail } from '../../gateways/inbound-smtp.ts'
import { readMailbox } from '../../gateways/imap-mailbox.ts'
import type { Services } from '../../services.ts'
import { receiveMailReport } from '../campaign-sending/bounces.service.ts'
import { composeMail } from '../mail/mail.service.ts'
import { notify } from '../notifications/notify.ts'
import { aboutOf, pictured } from './conversation-about.ts'
import { findUserEmail } from './conversation-people.queries.ts'
import { storeFiles } from './conversation-files.service.ts'
import * as queries from './conversations.queries.ts'
import { parseIncoming, type IncomingEmail } from './incoming-email.ts'
import { insertUnmatched } from './unmatched-emails.queries.ts'

type Source = 'smtp' | 'imap'

const replyTo = /^reply(?:\+([0-9a-f]{32}))?@(.+)$/i

/**
 * The token of a reply address of this domain: empty if it has none, undefined for another address.
 */
export function tokenOf(address: string, domain: string): string | undefined {
  const [, token = '', host = ''] = replyTo.exec(address.trim()) ?? []
  return host.toLowerCase() === domain.toLowerCase() ? token.toLowerCase() : undefined
}

async function findAddressed(
  { database, config }: Services,
  recipients: readonly string[],
): Promise<queries.ConversationRecord | undefined> {
  const domain = config.inbound?.domain ?? ''
  for (const address of recipients) {
    const token = tokenOf(address, domain)
    const found = token ? await queries.findByToken(database.db, token) : undefined
    // What a deleted person wrote is not restored.
    if (found && found.email !== nobody.email) return found
  }
  return undefined
}

/** Notifies the assignee; an automatic reply is not worth a notification. */
async function tellAssignee(
  services: Services,
  tx: Tx,
  conversation: queries.ConversationRecord,
  message: { id: number; text: string },
) {
  const { id, name, assigneeId } = conversation
  const to = assigneeId === null ? undefined : await findUserEmail(tx, assigneeId)
  if (assigneeId === null || !to) return
  const { about } = await aboutOf(services.config, tx, conversation, 'a contact message')
  const mail = await composeMail(tx, conversationAnswer, {
    'User.FullName': name,
    'User.Message': message.text,
    'System.ConversationAbout': about,
    'System.ConversationLink': `${services.config.publicUrl}${links.conversation(id)}`,
  })
  await services.outbox.put(tx, { ...mail, to, dedupeKey: `answer:${message.id}:${to}` })
  await notify(tx, {
    userId: assigneeId,
    kind: 'enquiries',
    occasion: `answer:${message.id}`,
    title: 'You have a reply',
    text: about,
    link: links.conversation(id),
    listing: pictured(conversation),
  })
}

/** The reply never reached the other side: the assignee must know. */
async function tellOfFailure(
  { config }: Services,
  tx: Tx,
  conversation: queries.ConversationRecord,
  messageId: number,
) {
  if (conversation.assigneeId === null) return
  const { about } = await aboutOf(config, tx, conversation, 'Contact message')
  await notify(tx, {
    userId: conversation.assigneeId,
    kind: 'enquiries',
    occasion: `answer:${messageId}`,
    title: 'Your reply could not be delivered',
    text: about,
    link: links.conversation(conversation.id),
    listing: pictured(conversation),
  })
}

/** An automatic email may contain the address that the reader must not learn. */
function shownText({ text, automatic, report }: IncomingEmail, address: string): string {
  if (report) return texts.notDelivered
  if (!automatic) return text
  const literal = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return text.replaceAll(new RegExp(literal, 'gi'), '…')
}

async function storeAnswer(
  services: Services,
  conversation: queries.ConversationRecord,
  email: IncomingEmail,
  source: Source,
) {
  const files = await storeFiles(services, email.automatic ? [] : email.files)
  await transaction(services.database, null, async (tx) => {
    const id = await queries.insertMessage(tx, {
      conversationId: conversation.id,
      kind: 'inbound',
      direction: 'in',
      source,
      text: shownText(email, conversation.email),
      messageId: email.messageId,
      automatic: email.automatic,
      otherSender: email.sender.address.toLowerCase() !== conversation.email.toLowerCase(),
    })
    if (id === undefined) return
    await queries.insertFiles(tx, id, files)
    if (email.report) await tellOfFailure(services, tx, conversation, id)
    else if (!email.automatic) {
      await tellAssignee(services, tx, conversation, { id, text: email.text })
    }
  })
  services.outbox.wake()
}

/**
 * Stores an email that was received: in the conversation whose address it was sent to, or for the
 * Super Admins if it matches none. An automatic report that matches none is discarded.
 */
export async function receiveEmail(
  services: Services,
  received: { content: Buffer; recipients?: readonly string[] },
  source: Source,
): Promise<void> {
  // A mail server's report about a campaign blocks the address; it is not a reply.
  if (await receiveMailReport(services, received.content)) return
  const email = await parseIncoming(received.content)
  const recipients = received.recipients ?? email.recipients
  const conversation = await findAddressed(services, recipients)
  if (conversation) return storeAnswer(services, conversation, email, source)
  if (email.automatic && email.sender.address) return
  await transaction(services.database, null, (tx) =>
    insertUnmatched(tx, {
      source,
      senderName: email.sender.name,
      senderEmail: email.sender.address,
      subject: email.subject,
      text: [email.text, ...email.files.map(({ name }) => `[Attachment not stored: ${name}]`)]
        .filter(Boolean)
        .join('\n'),
      messageId: email.messageId,
    }),
  )
}

/** Receives emails directly, if a port is configured for that. */
export async function startInbound(services: Services): Promise<EmailListener | undefined> {
  const { inbound, host } = services.config
  if (inbound?.smtpPort === undefined) return undefined
  const { domain, smtpPort: port } = inbound
  const listener = await listenForEmail({
    port,
    host,
    domain,
    log: services.log,
    limits: inboundLimits,
    accepts: (address) => tokenOf(address, domain) !== undefined,
    receive: (email) => receiveEmail(services, email, 'smtp'),
  })
  services.log.info(`Replies to our emails are received on port ${listener.port}`)
  return listener
}

/** Reads the configured mailbox. */
export async function pollMailbox(services: Services): Promise<number> {
  const url = services.config.inbound?.imapUrl
  if (!url) return 0
  return readMailbox(url, (content) => receiveEmail(services, { content }, 'imap'))
}
