import { and, eq, sql } from '../../db/orm.ts'
import type { Tx } from '../../db/connect.ts'
import { mailRecipients, mailTemplates } from '../../db/schema/mail.ts'

/** Of several templates for one usage, the active one is sent. */
export async function findTemplate(
  tx: Tx,
  usage: string,
): Promise<{ subject: string; body: string } | undefined> {
  const [template] = await tx
    .select({ subject: mailTemplates.subject, body: mailTemplates.body })
    .from(mailTemplates)
    .where(and(eq(mailTemplates.usage, usage), eq(mailTemplates.state, 'active')))
  return template
}

export async function findRecipients(tx: Tx, usage: string): Promise<string[]> {
  const rows = await tx
    .select({ email: mailRecipients.email })
    .from(mailRecipients)
    .where(eq(mailRecipients.usage, usage))
    .orderBy(mailRecipients.id)
  return rows.map((row) => row.email)
}

export async function isRecipient(tx: Tx, email: string): Promise<boolean> {
  const rows = await tx.execute(
    sql`select from mail_recipients where lower(email) = lower(${email}) limit 1`,
  )
  return rows.length > 0
}
