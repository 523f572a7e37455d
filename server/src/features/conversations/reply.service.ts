import type { ParsedInputOf } from '#contract/call.ts'
import type { replyToConversation as replyCall } from '#contract/conversations/conversations.calls.ts'
import { conversationReply } from '#contract/conversations/conversations.emails.ts'
import { enquireNow } from '#contract/enquiries/enquiries.emails.ts'
import { conversationsTexts as texts } from '#contract/conversations/conversations.messages.ts'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '../../db/connect.ts'
import { nobody } from '../../db/schema/personal.ts'
import { sessionOf, type CallContext, type UploadedFile } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { sendDraft } from '../drafts/drafts.service.ts'
import { composeMail, recipientsOf } from '../mail/mail.service.ts'
import { findCompany } from '../settings/settings.service.ts'
import { aboutOf } from './conversation-about.ts'
import { findPersonName } from './conversation-people.queries.ts'
import { storeFiles } from './conversation-files.service.ts'
import { withConversation } from './conversations.service.ts'
import * as queries from './conversations.queries.ts'

/** Our address from which a reply is sent, and to which the answer is sent. */
export function replyAddress({ domain }: { domain: string }, token: string): string {
  return `reply+${token}@${domain}`
}

/** No personal address is in the email: the answer comes to us, or to the company's desk. */
async function senderOf(
  { config }: Services,
  tx: Tx,
  { replyToken }: queries.ConversationRecord,
  author: string,
) {
  if (!config.inbound) {
    const [replyTo] = await recipientsOf(tx, enquireNow.usage)
    return replyTo ? { replyTo } : {}
  }
  const address = replyAddress(config.inbound, replyToken)
  const { companyName } = await findCompany(tx)
  return { sender: { name: `${author} (${companyName})`, address }, replyTo: address }
}

const asAttachment = ({ name, type, content }: UploadedFile) => ({
  fileName: name,
  type,
  base64: content.toString('base64'),
})

async function putReply(
  services: Services,
  tx: Tx,
  conversation: queries.ConversationRecord,
  reply: { id: number; author: string; text: string; files: readonly UploadedFile[] },
  context: CallContext,
) {
  const { author, text, files } = reply
  const { about, link } = await aboutOf(services.config, tx, conversation, 'your message')
  const mail = await composeMail(tx, conversationReply, {
    'User.FullName': conversation.name,
    'User.Message': text,
    'System.ConversationAbout': about,
    'System.ConversationAuthor': author,
    'System.ListingLink': link,
  })
  await services.outbox.put(tx, {
    ...mail,
    ...(await senderOf(services, tx, conversation, author)),
    to: conversation.email,
    attachments: files.map(asAttachment),
    dedupeKey: `reply:${reply.id}:${conversation.email}`,
    requestId: context.requestId,
  })
}

/** Stores the reply and its email in one transaction; the email is sent afterwards. */
export async function replyToConversation(
  services: Services,
  { id, text, draftKey }: ParsedInputOf<typeof replyCall>,
  context: CallContext,
) {
  const { userId } = sessionOf(context)
  const files = context.files ?? []
  const stored = await storeFiles(services, files)
  const sent = texts.replySent
  const reply = await withConversation(services, id, context, sent, async (tx, conversation) => {
    if (conversation.email === nobody.email) {
      throw new AppError('wrongState', { message: texts.noAddress })
    }
    await sendDraft(tx, userId, draftKey)
    const author = await findPersonName(tx, userId)
    const message = { kind: 'reply', direction: 'out', authorId: userId, text } as const
    const messageId = await queries.insertMessage(tx, { conversationId: id, ...message })
    if (messageId === undefined) throw new Error('A reply was not stored')
    await queries.insertFiles(tx, messageId, stored)
    await queries.markLeadsAnswered(tx, id, userId)
    await putReply(services, tx, conversation, { id: messageId, author, text, files }, context)
  })
  services.outbox.wake()
  return reply
}
