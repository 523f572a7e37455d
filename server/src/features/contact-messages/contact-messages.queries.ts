import { eq } from '../../db/orm.ts'
import type { Tx } from '../../db/connect.ts'
import { contactMessages } from '../../db/schema/contact-messages.ts'
import { contactSources } from '../../db/schema/contact-sources.ts'

export async function findSource(tx: Tx, id: number): Promise<string | undefined> {
  const [source] = await tx
    .select({ description: contactSources.description })
    .from(contactSources)
    .where(eq(contactSources.id, id))
  return source?.description
}

export async function insertContactMessage(
  tx: Tx,
  message: typeof contactMessages.$inferInsert,
): Promise<number> {
  const [row] = await tx
    .insert(contactMessages)
    .values(message)
    .returning({ id: contactMessages.id })
  return (row as { id: number }).id
}
