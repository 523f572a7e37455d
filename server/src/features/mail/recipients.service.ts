import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { MailRecipient, mailRecipientForm } from '#contract/mail/recipients.calls.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, type CallContext } from '../../kit/call-context.ts'
import type { PageQuery } from '../../kit/paging.ts'
import type { Services } from '../../services.ts'
import * as queries from './recipients.queries.ts'

type Form = z.output<typeof mailRecipientForm>

const valuesOf = ({ recipientName, recipientMail, recipientUsage }: Form) => ({
  name: recipientName ?? '',
  email: recipientMail,
  usage: recipientUsage,
})

export async function listMailRecipients({ database }: Services, query: PageQuery<string>) {
  const { page, size } = query
  return { ...(await queries.findRecipientPage(database.db, query)), page, size }
}

export async function getMailRecipient({ database }: Services, id: number): Promise<MailRecipient> {
  const row = await queries.findRecipient(database.db, id)
  if (!row) throw new AppError('notFound')
  return row
}

export function createMailRecipient(services: Services, input: Form, context: CallContext) {
  return transaction(services.database, actorOf(context), (tx) =>
    queries.insertRecipient(tx, valuesOf(input)),
  )
}

export function updateMailRecipient(
  services: Services,
  input: Form & { id: number; version: number },
  context: CallContext,
) {
  return transaction(services.database, actorOf(context), async (tx) => {
    const row = await queries.changeRecipient(tx, input, valuesOf(input))
    if (row) return row
    throw new AppError((await queries.findRecipient(tx, input.id)) ? 'stale' : 'notFound')
  })
}

export function removeMailRecipient(services: Services, id: number, context: CallContext) {
  return transaction(services.database, actorOf(context), async (tx) => {
    if (!(await queries.deleteRecipient(tx, id))) throw new AppError('notFound')
    return { id }
  })
}
