import { desc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { mailRecipients, mailTemplates } from '../../db/schema/mail.ts'

/** Of several templates for one usage the newest is sent. */
export async function findTemplate(
  tx: Tx,
  usage: string,
): Promise<{ subject: string; body: string } | undefined> {
  const [template] = await tx
    .select({ subject: mailTemplates.subject, body: mailTemplates.body })
    .from(mailTemplates)
    .where(eq(mailTemplates.usage, usage))
    .orderBy(desc(mailTemplates.id))
    .limit(1)
  return template
}

/** Who in the company gets the mails of this usage. */
export async function findRecipients(tx: Tx, usage: string): Promise<string[]> {
  const rows = await tx
    .select({ email: mailRecipients.email })
    .from(mailRecipients)
    .where(eq(mailRecipients.usage, usage))
    .orderBy(mailRecipients.id)
  return [...new Set(rows.map((row) => row.email))]
}
