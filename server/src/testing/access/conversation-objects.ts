import { conversationFileKey } from '../../kit/file-keys.ts'
import { enquiry, insertRow } from './deal-objects.ts'
import { absentById, absentId, byId, type ObjectKind, type World } from './objects.ts'

async function conversationOf(world: World, enquiryId: number): Promise<number> {
  const { sql } = world.api.services.database
  const [row] = await sql`
    select conversation_id as id from conversation_messages where enquiry_id = ${enquiryId}`
  return Number(row?.id)
}

/** A conversation about a listing of the holder. */
export const conversation: ObjectKind = {
  table: 'conversations',
  async make(world, holder, relation) {
    const found = await enquiry.make(world, holder, relation)
    return byId(world, 'conversations', await conversationOf(world, found?.id as number))
  },
}

/** One with an attachment. */
export const conversationFile: ObjectKind = {
  absent: { ...absentById(), fileId: absentId },
  async make(world, holder, relation) {
    const target = await conversation.make(world, holder, relation)
    const key = world.unique('file')
    await world.api.services.files.write(conversationFileKey(key), Buffer.from('%PDF'))
    const message = { conversation_id: target?.id, kind: 'note', direction: 'internal' }
    const message_id = await insertRow(world, 'conversation_messages', message)
    const file = { message_id, key, file_name: 'a.pdf', bytes: 4 }
    const fileId = await insertRow(world, 'conversation_files', file)
    return { ...target, names: { ...target?.names, fileId } }
  },
}

export const replyTemplate: ObjectKind = {
  async make(world, holder) {
    const values = { user_id: holder.user?.id, name: world.unique('template'), text: 'Hello' }
    return { names: { id: await insertRow(world, 'reply_templates', values) } }
  },
}

export const unmatchedEmail: ObjectKind = {
  async make(world) {
    const id = await insertRow(world, 'unmatched_emails', {
      source: 'smtp',
      sender_email: 'lost@example.com',
      subject: 'Hello',
      text: 'Hello',
      message_id: world.unique('message'),
    })
    return { names: { id, conversationId: await aContact(world) } }
  },
}

function aContact(world: World): Promise<number> {
  const email = `${world.unique('sipho')}@example.com`
  return insertRow(world, 'conversations', { name: 'Sipho', email })
}
