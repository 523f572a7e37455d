import { lacksSpouse, type IndividualForm } from '#contract/accounts/people.schema.ts'
import { profileMessages as texts } from '#contract/accounts/profile.messages.ts'
import type { listIndividuals as listCall } from '#contract/accounts/individuals.calls.ts'
import type { ParsedInputOf } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { staleSince } from '../../kit/stale.ts'
import { withUniqueMessages } from '../../kit/unique-rules.ts'
import type { Services } from '../../services.ts'
import * as access from './access.service.ts'
import { askEmailChange, checkEmailWish, savedMessage } from './email-changes.service.ts'
import { changesBanking, toColumns, toIndividual, toIndividualRow } from './individuals.mapping.ts'
import { mayBankFor, maySeeIndividual } from './individuals.policy.ts'
import * as queries from './individuals.queries.ts'
import { accountRules } from './new-accounts.service.ts'
import { confirmPassword } from './password-check.ts'
import { reportChange } from './security-notices.ts'

export async function listIndividuals(services: Services, query: ParsedInputOf<typeof listCall>) {
  const { rows, total, capped } = await queries.findIndividuals(services.database.db, query)
  const items = rows.map((row) => toIndividualRow(row, services.secrets))
  return { items, total, capped, page: query.page, size: query.size }
}

export async function getIndividual(services: Services, id: number, context: CallContext) {
  const session = sessionOf(context)
  const record = await queries.findIndividual(services.database.db, { id })
  if (!record || !maySeeIndividual(session, record)) throw new AppError('notFound')
  return toIndividual(record, services.secrets, mayBankFor(session, record))
}

function refuseMissingSpouse(form: IndividualForm): void {
  if (!lacksSpouse(form)) return
  const message = texts.spouseRequired
  throw new AppError('invalidInput', {
    message,
    fields: {
      ...(form.spouseName ? {} : { spouseName: message }),
      ...(form.spouseSurname ? {} : { spouseSurname: message }),
    },
  })
}

/** A user who is not a Super Admin always saves their own record, whatever id they send. */
async function recordToSave(services: Services, form: IndividualForm, context: CallContext) {
  const session = sessionOf(context)
  const anyone = session.role === 'superAdmin' && form.id !== undefined
  const by = anyone ? { id: form.id as number } : { userId: session.userId }
  const record = await queries.findIndividual(services.database.db, by)
  if (!record) throw new AppError('notFound')
  return record
}

export async function updateIndividual(
  services: Services,
  form: IndividualForm,
  context: CallContext,
) {
  const session = sessionOf(context)
  const bySuperAdmin = session.role === 'superAdmin'
  refuseMissingSpouse(form)
  const record = await recordToSave(services, form, context)
  const granted: access.Access = bySuperAdmin ? access.readAccess(form.user) : {}
  const agencyId = bySuperAdmin ? form.agencyId : undefined
  const { email } = record
  const account = { ...record.account, email, fullName: `${form.name} ${form.surname}` }
  const mayBank = mayBankFor(session, record)
  const banks = mayBank && changesBanking(form, record, services.secrets)
  const wish = await checkEmailWish(services, context, account, form)
  // Asked only once, even when both change.
  if (banks && !wish) await confirmPassword(services, session, form.currentPassword)
  const saved = await withUniqueMessages(
    accountRules({ username: 'user.username', email: 'email' }),
    transaction(services.database, actorOf(context), async (tx) => {
      if (bySuperAdmin) await access.takeTurn(tx)
      if (agencyId) await access.requireAgency(tx, agencyId)
      const values = {
        ...toColumns(form, record, services.secrets, mayBank),
        ...(agencyId === undefined ? {} : { agencyId }),
      }
      const held = { table: 'individuals', id: record.id, version: form.version }
      if (!(await queries.updateIndividual(tx, held.id, held.version, values))) {
        throw await staleSince(tx, context, held)
      }
      await access.changeAccess(tx, record.userId, granted, context)
      if (bySuperAdmin) {
        await access.changeDeleted(services, tx, record.userId, form.isDeleted, context)
      }
      if (banks) await reportChange(services, tx, account, 'bankingChanged', context)
      await askEmailChange(services, tx, wish, context)
      return queries.readIndividual(tx, record.id)
    }),
  )
  services.outbox.wake()
  return { ...toIndividual(saved, services.secrets, mayBank), message: savedMessage(wish) }
}

export async function removeIndividual(services: Services, id: number, context: CallContext) {
  await transaction(services.database, actorOf(context), async (tx) => {
    const record = await queries.findIndividual(tx, { id })
    if (!record || record.isDeleted) throw new AppError('notFound')
    await access.closeWithNotice(services, tx, record.userId, context)
  })
  services.outbox.wake()
  return { id }
}
